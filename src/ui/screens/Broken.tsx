import { Box, Text } from 'ink';
import { Layer, useRawKeys } from '../keyboard.tsx';
import { useWords } from '../words.tsx';

const Sentences = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useWords();
  useRawKeys((key) => {
    if (key.type !== 'key' || key.ctrl) return false;
    onRetry();
    return true;
  });
  return (
    <Box flexDirection="column" padding={1}>
      <Text>{t('common.broken')}</Text>
      <Text>{t('common.brokenWhat')}</Text>
    </Box>
  );
};

/** Stands where a screen threw. */
export const Broken = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Layer by={1000}>
    <Sentences onRetry={onRetry} />
  </Layer>
);
