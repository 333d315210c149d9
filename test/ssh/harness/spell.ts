import type { Key } from '../../../src/ui/key.ts';

/** A key in a form that a test can read: characters as they are, `<ctrl-c>`, `<up>`, `{pasted}`. */
export function spell(key: Key): string {
  if (key.type === 'paste') return `{${key.text}}`;
  if (key.type === 'mouse') return `<${key.button}>`;
  const held = [key.ctrl && 'ctrl-', key.alt && 'alt-', key.shift && 'shift-'].filter(Boolean).join('');
  if (key.name === 'char' && held === '') return key.char;
  return `<${held}${key.char || key.name}>`;
}
