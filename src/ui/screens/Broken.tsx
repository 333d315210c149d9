import { Box } from 'ink';
import { Paragraph } from '../components/Paragraph.tsx';
import { Layer, useRawKeys } from '../keyboard.tsx';
import { useSize } from '../size.ts';
import { useWords } from '../words.tsx';

const Sentences = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useWords();
  const { columns } = useSize();
  useRawKeys((key) => {
    if (key.type !== 'key' || key.ctrl) return false;
    onRetry();
    return true;
  });
  return (
    <Box flexDirection="column" padding={1}>
      <Paragraph text={t('common.broken')} width={columns - 2} />
      <Paragraph text={t('common.brokenWhat')} width={columns - 2} />
    </Box>
  );
};

/** Stands where a screen threw. */
export const Broken = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Layer by={1000}>
    <Sentences onRetry={onRetry} />
  </Layer>
);
