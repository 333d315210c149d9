import { Box, Text } from 'ink';
import { memo } from 'react';
import type { Person } from '../../session/session.ts';
import { useBody } from '../body.ts';
import { cellWidth, clip } from '../cells.ts';
import { useSize } from '../size.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

export const PEOPLE_WIDTH = 30;

/** Whole names, as many as there is room for; an ellipsis for the others. */
function namesThatFit(names: readonly string[], width: number, ellipsis: string): string {
  let shown = names;
  const text = () => [...shown, ...(shown.length < names.length ? [ellipsis] : [])].join(', ');
  while (shown.length > 0 && cellWidth(text()) > width) shown = shown.slice(0, -1);
  return text();
}

/** Who is here: a column beside the tables in a wide window, one line below them otherwise. */
export const People = memo(function People({ people }: { readonly people: readonly Person[] }) {
  const theme = useTheme();
  const { t } = useWords();
  const { wide } = useSize();
  const { columns, rows } = useBody();
  const { ellipsis, bullet } = theme.glyphs;
  const said = ({ name, tableName }: Person) =>
    tableName === null ? name : t('lobby.atTable', { name, table: tableName });
  const count = t('lobby.hereNow', { count: people.length });
  if (!wide) {
    const said = (names: string) => t('lobby.hereNowNames', { count: people.length, names });
    const room = columns - cellWidth(said(''));
    return (
      <Text {...theme.dim} wrap="truncate">
        {said(
          namesThatFit(
            people.map(({ name }) => name),
            room,
            ellipsis,
          ),
        )}
      </Text>
    );
  }
  const shown = people.slice(0, people.length > rows - 1 ? rows - 2 : people.length);
  return (
    <Box flexDirection="column" width={PEOPLE_WIDTH} marginLeft={2} flexShrink={0}>
      <Text {...theme.accent}>{count}</Text>
      {shown.map((person) => (
        <Text key={`${person.name} ${person.tableName}`} wrap="truncate">
          {clip(`${bullet} ${said(person)}`, PEOPLE_WIDTH, ellipsis)}
        </Text>
      ))}
      {shown.length < people.length && <Text {...theme.dim}>{ellipsis}</Text>}
    </Box>
  );
});
