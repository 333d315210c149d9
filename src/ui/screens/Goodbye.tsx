import { Box } from 'ink';
import type { SessionEnd, SessionView } from '../../session/session.ts';
import type { Words } from '../../words/words.ts';
import { Paragraph } from '../components/Paragraph.tsx';
import { useSessionView } from '../sessionContext.tsx';
import { useSize } from '../size.ts';
import { useWords } from '../words.tsx';

function endText(t: Words['t'], ending: SessionEnd): string {
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

type Left = Pick<SessionView, 'seatedAt' | 'resumeCode'>;

/**
 * What a session ends with, a sentence each: that a seat is kept, how a guest comes back, and why it ends. Also for the terminal
 * after the screen is gone.
 */
export function endSentences(
  t: Words['t'],
  ending: SessionEnd,
  { seatedAt, resumeCode }: Left,
): readonly string[] {
  const isKept = ending === 'quit' && seatedAt !== null;
  return [
    ...(isKept ? [t('common.endSeatKept', { table: seatedAt.name })] : []),
    // Who plays on in another window has not gone.
    ...(resumeCode === null || ending === 'replaced' ? [] : [t('help.resumeCode', { code: resumeCode })]),
    endText(t, ending),
  ];
}

export function Goodbye({ ending }: { readonly ending: SessionEnd }) {
  const { t } = useWords();
  const { columns, rows } = useSize();
  const view = useSessionView();
  return (
    <Box width={columns} height={rows} padding={1} flexDirection="column" overflow="hidden">
      {endSentences(t, ending, view).map((sentence) => (
        <Paragraph key={sentence} text={sentence} width={columns - 2} />
      ))}
    </Box>
  );
}
