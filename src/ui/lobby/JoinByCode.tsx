import { Box, Text } from 'ink';
import { useRef } from 'react';
import { Dialog, useDialogWidth } from '../components/Dialog.tsx';
import { Notice } from '../components/Notice.tsx';
import { TextField } from '../components/TextField.tsx';
import { useActions } from '../keyboard.tsx';
import { useTheme } from '../theme.tsx';
import { useSend } from '../useSend.ts';
import { useWords } from '../words.tsx';

const CODE_LIMIT = 40;

/** Asks for a table's code; a wrong one is refused here, so that it can be mended. */
export function JoinByCode({ onClose }: { readonly onClose: () => void }) {
  const theme = useTheme();
  const { t } = useWords();
  const { send, notice } = useSend();
  const width = useDialogWidth();
  const code = useRef('');
  const enter = async (watch: boolean) => {
    if (await send({ type: 'joinCode', code: code.current.trim(), watch })) onClose();
  };
  const hints = useActions('joinCode', {
    join: () => void enter(false),
    watch: () => void enter(true),
    cancel: onClose,
  });
  return (
    <Dialog title={t('lobby.codeTitle')} hints={hints}>
      <Text>{t('lobby.codeAsk')}</Text>
      <Box marginY={1}>
        <Text {...theme.accent}>{theme.glyphs.pointer} </Text>
        <TextField
          limit={CODE_LIMIT}
          width={CODE_LIMIT}
          onChange={(text) => {
            code.current = text;
          }}
        />
      </Box>
      <Notice notice={notice} width={width} />
    </Dialog>
  );
}
