import { cellWidth, characters } from '../../ui/cells.ts';

const SGR = /(\x1b\[[\d;]*m)/;

/** A line with SGR styles in it, cut to `width` cells as the edge of a window does it; every style stays. */
export function cutStyled(line: string, width: number): string {
  let left = width;
  return line
    .split(SGR)
    .map((part, index) => {
      if (index % 2 === 1) return part;
      let kept = '';
      for (const character of characters(part)) {
        left -= cellWidth(character);
        if (left < 0) break;
        kept += character;
      }
      return kept;
    })
    .join('');
}
