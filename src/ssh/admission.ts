import { isIPv6 } from 'node:net';

export interface AdmissionLimits {
  /** Connections open at once, in all. */
  readonly maxConnections: number;
  /** … and from one address (an IPv6 network of 64 bits counts as one; this machine itself is not counted). */
  readonly maxPerAddress: number;
}

export interface Admission {
  /** Null when there is room, to be given back by `leave`; else what there is too much of. */
  enter(address: string): 'tooMany' | 'tooManyHere' | null;
  leave(address: string): void;
}

/** Counts connections, so that neither one address nor all together can use the server up. */
export function makeAdmission(limits: AdmissionLimits): Admission {
  const byAddress = new Map<string, number>();
  let total = 0;

  return {
    enter(address) {
      const network = networkOf(address);
      const here = byAddress.get(network) ?? 0;
      if (total >= limits.maxConnections) return 'tooMany';
      if (here >= limits.maxPerAddress && !isLoopback(address)) return 'tooManyHere';
      byAddress.set(network, here + 1);
      total += 1;
      return null;
    },
    leave(address) {
      const network = networkOf(address);
      const here = (byAddress.get(network) ?? 1) - 1;
      if (here > 0) byAddress.set(network, here);
      else byAddress.delete(network);
      total -= 1;
    },
  };
}

/** Through a tunnel on this machine everybody comes from the same address. */
function isLoopback(address: string): boolean {
  return address === '::1' || networkOf(address).startsWith('127.');
}

/** One household has a whole IPv6 /64, so counting its single addresses would count nothing. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
