import { useState } from 'react';
import { useActions } from '../keyboard.tsx';
import { useNav } from '../nav.tsx';
import { stepWithin } from '../scrolling.ts';
import { useSize } from '../size.ts';
import type { AtTable } from '../table/atTable.ts';
import { ChatLine } from '../table/ChatLine.tsx';
import { InputLine } from '../table/InputLine.tsx';
import { LobbyBody } from '../table/LobbyBody.tsx';
import { lobbyFooterRows } from '../table/lobbyLayout.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { useAside } from '../table/useAside.ts';
import { useScrollBack } from '../table/useScrollBack.ts';
import { useStartText } from '../table/useStartText.ts';
import { useTableCommands } from '../table/useTableCommands.ts';
import { useWords } from '../words.tsx';

type Question = 'stand' | 'back' | 'kick' | 'chat' | 'entropy' | null;

const ENTROPY_LENGTH = 64;
const isEntropyChar = (char: string): boolean => /^[A-Za-z0-9_-]$/.test(char);

/** A table before its match: who sits where, what will be played, how its dice are made fair. */
export function TableLobby({ place }: { readonly place: AtTable }) {
  const { view } = place;
  const { t } = useWords();
  const nav = useNav();
  const { width } = useSize();
  const start = useStartText(view);
  const seated = view.seats.map(({ name, isHost }) => `${name}${isHost}`).join();
  const moment = `${seated}.${view.locked}.${view.startableAt}.${start.isReady}`;
  const commands = useTableCommands(view.options.openingThreshold, moment);
  const [question, setQuestion] = useState<Question>(null);
  const [chosen, setChosen] = useState(view.you ?? 1);
  const close = () => setQuestion(null);
  const seat = view.seats.find((other) => other.seat === chosen);
  const isFree = seat?.name === null;
  const hasFree = view.seats.some(({ name }) => name === null);
  const isSeated = view.you !== null;
  const isOpen = view.phase === 'lobby';
  const hosts = view.youAreHost && isOpen;

  const { when } = commands;
  const send = (command: Parameters<typeof commands.send>[0]) => void commands.send(command);
  const move = (step: number) => setChosen((at) => stepWithin(at - 1, step, view.seats.length) + 1);
  const here = isFree ? { seat: chosen } : {};
  const log = useScrollBack(4);

  const hints = useActions('tableLobby', {
    start: when(hosts, () => send({ type: 'Start' })),
    sit: when(!isSeated && isOpen && start.canSit, () => send({ type: 'Sit', ...here })),
    up: when(true, () => move(-1)),
    down: when(true, () => move(1)),
    addBot: when(hosts && hasFree, () => send({ type: 'AddBot', ...here })),
    remove: when(hosts && !isFree && chosen !== view.you, () =>
      seat?.bot ? send({ type: 'RemoveBot', seat: chosen }) : setQuestion('kick'),
    ),
    options: when(hosts && !view.fixed, () =>
      nav.open({ name: 'changeOptions', options: view.options, settings: view.settings }),
    ),
    lock: when(hosts, () => send({ type: 'Lock', locked: !view.locked })),
    entropy: when(isSeated && isOpen, () => setQuestion('entropy')),
    chat: when(view.settings.chat, () => setQuestion('chat')),
    rules: when(true, () => nav.open({ name: 'rules' })),
    leave: when(isSeated, () => setQuestion('stand')),
    back: when(!isSeated, commands.toLobby),
    giveUpSeat: when(isSeated, () => setQuestion('back')),
    logUp: when(true, log.up),
    logDown: when(true, log.down),
  });

  const aside = useAside(place, null);
  const questions = {
    stand: { text: t('table.askStand'), yes: () => send({ type: 'Leave' }) },
    back: { text: t('table.askBackSeated'), yes: commands.toLobby },
    kick: {
      text: t('table.askKick', { name: seat?.name ?? '' }),
      yes: () => send({ type: 'Kick', seat: chosen }),
    },
  };
  const inputs = {
    chat: <ChatLine width={width} commands={commands} onClose={close} />,
    entropy: (
      <InputLine
        prompt={t('table.askEntropy')}
        limit={ENTROPY_LENGTH}
        width={width}
        accepts={isEntropyChar}
        onCancel={close}
        onSubmit={(entropy) => {
          close();
          if (entropy !== '') send({ type: 'ChooseEntropy', entropy });
        }}
      />
    ),
  };

  return (
    <TableFrame
      title={view.name}
      aside={aside}
      banner={view.locked && isSeated ? t('table.locked') : null}
      footerRows={lobbyFooterRows(width)}
      hints={hints}
      input={question === 'chat' || question === 'entropy' ? inputs[question] : null}
      asked={question === 'stand' || question === 'back' || question === 'kick' ? questions[question] : null}
      onClose={close}
    >
      <LobbyBody
        view={view}
        start={start}
        chosen={chosen}
        width={width}
        notice={commands.notice}
        back={log.back}
      />
    </TableFrame>
  );
}
