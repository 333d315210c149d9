import { useWords } from '../words.tsx';
import { InputLine } from './InputLine.tsx';
import type { TableCommands } from './useTableCommands.ts';

/** Most characters of a message; the table cuts by cells. */
const MOST = 200;

interface Props {
  readonly width: number;
  readonly commands: TableCommands;
  readonly onClose: () => void;
}

/** One message to everyone at the table; an empty one is none. */
export function ChatLine({ width, commands, onClose }: Props) {
  const { t } = useWords();
  return (
    <InputLine
      prompt={t('table.chatPrompt')}
      limit={MOST}
      width={width}
      onCancel={onClose}
      onSubmit={(text) => {
        onClose();
        if (text.trim() !== '') void commands.send({ type: 'Say', text });
      }}
    />
  );
}
