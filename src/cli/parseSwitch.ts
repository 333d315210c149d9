/** `on` or `off` in the ways people write them; null when it is neither. */
export function parseSwitch(text: string): boolean | null {
  if (/^(on|yes|true|1)$/i.test(text)) return true;
  if (/^(off|no|false|0)$/i.test(text)) return false;
  return null;
}
