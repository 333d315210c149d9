import { Box, Text } from 'ink';
import type { SessionEnd } from '../../session/session.ts';
import type { Words } from '../../words/words.ts';
import { useWords } from '../words.tsx';

/** The sentence that ends a session; also for the terminal after the screen is gone. */
export function endText(t: Words['t'], ending: SessionEnd): string {
  switch (ending) {
    case 'quit':
      return t('common.endQuit');
    case 'replaced':
      return t('common.endReplaced');
    case 'shutdown':
      return t('common.endShutdown');
    case 'tooSlow':
      return t('common.endTooSlow');
    default:
      return ending satisfies never;
  }
}

export function Goodbye({ ending }: { readonly ending: SessionEnd }) {
  const { t } = useWords();
  return (
    <Box padding={1}>
      <Text>{endText(t, ending)}</Text>
    </Box>
  );
}
