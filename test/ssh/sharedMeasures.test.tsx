import { Box, Text } from 'ink';
import { expect, it } from 'vitest';
import { shareMeasures } from '../../src/ssh/sharedMeasures.ts';
import { showInMemory } from './harness/memoryScreen.ts';

it('Ink is still built so that its frames can share what they measure', async () => {
  expect(await shareMeasures()).toBe(true);
});

it('more texts than are remembered are all drawn right', async () => {
  const rows = Array.from({ length: 100 }, (_, row) => row);
  const columns = Array.from({ length: 60 }, (_, column) => column);
  const shown = showInMemory(
    () => (
      <Box flexDirection="column">
        {rows.map((row) => (
          <Box key={row}>
            {columns.map((column) => (
              <Text key={column} bold={column % 2 === 0}>{`${row}.${column} `}</Text>
            ))}
          </Box>
        ))}
      </Box>
    ),
    { columns: 400, rows: 100 },
  );
  await shown.waitFor('99.59');
  const lines = shown.text().split('\n');
  for (const row of rows) expect(lines[row]).toBe(columns.map((column) => `${row}.${column}`).join(' '));
});
