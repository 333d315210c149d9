import type { Glyphs } from './glyphs.ts';
import type { Binding } from './keymap.ts';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function one(name: string, glyphs: Glyphs): string {
  switch (name) {
    case 'up':
      return glyphs.up;
    case 'down':
      return glyphs.down;
    case 'left':
      return glyphs.left;
    case 'right':
      return glyphs.right;
    case 'escape':
      return 'Esc';
    case 'pageUp':
      return 'PgUp';
    case 'pageDown':
      return 'PgDn';
    case 'shift+tab':
      return 'Shift-Tab';
    default:
      return name.startsWith('ctrl+')
        ? `Ctrl-${name.slice(5).toUpperCase()}`
        : name.length > 1
          ? capital(name)
          : name;
  }
}

/** How the key of a binding is written: `b`, `Enter`, `Ctrl-C`, arrows as arrows. */
export const keyLabel = (binding: Binding, glyphs: Glyphs): string =>
  (binding.shown ?? binding.keys[0] ?? '')
    .split(/(?<=.)\/(?=.)/)
    .map((name) => one(name, glyphs))
    .join('/');
