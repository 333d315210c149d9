import stringWidth from 'string-width';

export type Align = 'left' | 'right';

/** Rows of cells as lines, each column as wide as its widest cell, two spaces between them. */
export function alignColumns(rows: readonly (readonly string[])[], aligns: readonly Align[]): string {
  const widths = aligns.map((_, column) => Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const space = ' '.repeat(Math.max(0, (widths[column] ?? 0) - stringWidth(cell)));
          return aligns[column] === 'right' ? space + cell : cell + space;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
