import { Box, Text, useWindowSize } from 'ink';
import { useEffect, useState } from 'react';
import type { ScreenRequest } from '../../../src/ssh/request.ts';
import { spell } from './spell.ts';

/** A screen to test with: says who is there and what was typed. Ctrl-Q leaves, Ctrl-X throws at once, Ctrl-R in drawing. */
export function EchoScreen({ request }: { readonly request: ScreenRequest }) {
  const [typed, setTyped] = useState('');
  const { columns, rows } = useWindowSize();

  // On purpose without a ref: the handler of a key must be the one of the screen before it.
  useEffect(() =>
    request.keys.subscribe((key) => {
      if (key.type === 'key' && key.ctrl && key.char === 'q') request.end('Good-bye, and thanks.');
      else if (key.type === 'key' && key.ctrl && key.char === 'x') throw new Error('handler');
      else setTyped(`${typed}${spell(key)}`);
    }),
  );

  if (typed.endsWith('<ctrl-r>')) throw new Error('cannot draw');
  return (
    <Box width={columns} height={rows} flexDirection="column" borderStyle="single" overflow="hidden">
      <Text>
        {request.identity.kind} {request.username}
      </Text>
      <Text>
        size {columns}x{rows}
      </Text>
      <Text color="#ff8800" wrap="truncate-start">
        typed {typed}
      </Text>
    </Box>
  );
}
