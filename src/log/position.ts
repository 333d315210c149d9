import { NONE, type Version } from './eventLog.ts';

/**
 * Both logs number their commits from 1 and call the number a version; nobody above this floor may know.
 * @returns 0 for `NONE`
 * @throws RangeError when it is no version of these logs
 */
export function toPos(version: Version): number {
  if (version === NONE) return 0;
  if (!/^[1-9][0-9]{0,14}$/.test(version)) throw new RangeError(`Not a version: ${JSON.stringify(version)}`);
  return Number(version);
}

export function toVersion(pos: number): Version {
  return pos === 0 ? NONE : String(pos);
}
