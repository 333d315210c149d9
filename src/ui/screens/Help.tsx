import { Box, Text } from 'ink';
import { Frame } from '../components/Frame.tsx';
import { type Hint, useActions } from '../keyboard.tsx';
import { useWords } from '../words.tsx';

interface Props {
  readonly hints: readonly Hint[];
  readonly onClose: () => void;
}

export function Help({ hints, onClose }: Props) {
  const { t } = useWords();
  const own = useActions('help', { close: onClose });
  return (
    <Frame title={t('help.title')} hints={own}>
      <Box flexDirection="column">
        {hints.map(({ binding }) => (
          <Text key={binding.action}>{t(binding.help)}</Text>
        ))}
      </Box>
    </Frame>
  );
}
