import { Box, Text } from 'ink';
import { useRef, useState } from 'react';
import { Dialog, useDialogWidth } from '../components/Dialog.tsx';
import { Notice } from '../components/Notice.tsx';
import { Paragraph } from '../components/Paragraph.tsx';
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
  const [refused, setRefused] = useState(0);
  const enter = async (watch: boolean) => {
    if (await send({ type: 'joinCode', code: code.current.trim(), watch })) return onClose();
    // The next code is typed into an empty field.
    code.current = '';
    setRefused((times) => times + 1);
  };
  const hints = useActions('joinCode', {
    join: () => void enter(false),
    watch: () => void enter(true),
    cancel: onClose,
  });
  return (
    <Dialog title={t('lobby.codeTitle')} hints={hints}>
      <Paragraph text={t('lobby.codeAsk')} width={width} />
      <Box marginY={1}>
        <Text {...theme.accent}>{theme.glyphs.pointer} </Text>
        <TextField
          key={refused}
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
