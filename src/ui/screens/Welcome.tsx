import { Box, Text } from 'ink';
import { useRef, useState } from 'react';
import { wrapLines } from '../../words/wrapLines.ts';
import { useBody } from '../body.ts';
import { Banner } from '../components/Banner.tsx';
import { Frame } from '../components/Frame.tsx';
import { OneLine } from '../components/OneLine.tsx';
import { Paragraph } from '../components/Paragraph.tsx';
import { TextField } from '../components/TextField.tsx';
import { useActions, useKeyboard } from '../keyboard.tsx';
import { useOutside } from '../outside.ts';
import { useSession, useSessionView } from '../sessionContext.tsx';
import { useTheme } from '../theme.tsx';
import { useSend } from '../useSend.ts';
import { useWords } from '../words.tsx';

/** The session takes names of up to 16 cells. */
const NAME_LIMIT = 16;
const CODE_LIMIT = 40;
type FieldId = 'name' | 'code';

/** A question mark opens the help here too: no name or code has one. */
const notHelp = (char: string) => char !== '?';

interface FieldProps {
  readonly label: string;
  readonly initial: string;
  readonly limit: number;
  readonly focused: boolean;
  readonly onChange: (text: string) => void;
}

function Field({ label, focused, ...field }: FieldProps) {
  const theme = useTheme();
  return (
    <Box>
      <Text {...(focused ? theme.accent : theme.dim)}>{focused ? `${theme.glyphs.pointer} ` : '  '}</Text>
      <Box width={24} flexShrink={0}>
        <Text {...(focused ? theme.accent : theme.text)}>{label}</Text>
      </Box>
      <TextField {...field} width={24} focused={focused} accepts={notHelp} />
    </Box>
  );
}

/** The code that gives a guest's seat back, and how to use it. */
function ResumeCode({ code }: { readonly code: string }) {
  const theme = useTheme();
  const { t } = useWords();
  const { columns } = useBody();
  return (
    <Box flexDirection="column" marginTop={1} flexShrink={0}>
      <Text>
        {t('lobby.guest')} <Text {...theme.you}>{code}</Text>
      </Text>
      <Paragraph text={t('lobby.guestWhy')} width={columns} style={theme.dim} />
    </Box>
  );
}

/** What the host of the server has to say, in two lines at most. */
function Motd({ text }: { readonly text: string }) {
  const theme = useTheme();
  const { columns } = useBody();
  const [first = '', ...rest] = wrapLines(text, columns);
  return (
    <>
      <OneLine text={first} width={columns} style={theme.dim} />
      {rest.length > 0 && <OneLine text={rest.join(' ')} width={columns} style={theme.dim} />}
    </>
  );
}

function Greeting() {
  const theme = useTheme();
  const { t } = useWords();
  const { columns, rows } = useBody();
  const { predictableDice, motd, codeRefused } = useSessionView();
  return (
    <Box flexDirection="column" flexShrink={0}>
      {rows >= 17 && <Banner />}
      <Paragraph text={t('lobby.oneLine')} width={columns} />
      {predictableDice && (
        <Paragraph text={`! ${t('lobby.predictable')}`} width={columns} style={theme.warn} />
      )}
      {codeRefused && <Paragraph text={`! ${t('lobby.codeRefused')}`} width={columns} style={theme.warn} />}
      {motd !== '' && <Motd text={motd} />}
    </Box>
  );
}

/** What Enter does in the field that has the keys. */
function Hint({ focus }: { readonly focus: FieldId }) {
  const theme = useTheme();
  const { t } = useWords();
  const { columns } = useBody();
  const { seatedAt } = useSessionView();
  const isBack = focus === 'name' && seatedAt !== null;
  const usual = t(focus === 'name' ? 'lobby.welcomeHint' : 'lobby.codeHint');
  const text = isBack ? t('lobby.welcomeSeat', { table: seatedAt.name }) : usual;
  return (
    <Box marginLeft={2}>
      <Paragraph text={text} width={columns - 2} style={isBack ? theme.you : theme.dim} />
    </Box>
  );
}

/** The first screen: who are you, and the way back to a seat that is kept. */
export function Welcome() {
  const { t } = useWords();
  const session = useSession();
  const view = useSessionView();
  const { send, notice } = useSend();
  const { takeErrand } = useOutside();
  const [focus, setFocus] = useState<FieldId>('name');
  const typed = useRef({ name: view.name ?? '', code: '' });
  const isGuest = view.resumeCode !== null;

  /** To the seat that is kept, in one step where the name stays as it was; else to the lobby. */
  async function comeIn(name: string) {
    const { seatedAt, name: known } = session.view();
    const isNamed = seatedAt !== null && name === known;
    if (!isNamed && !(await send({ type: 'setName', name }))) return;
    if (seatedAt === null) return;
    // What the person came for with a command counts more.
    await send(takeErrand?.() ?? { type: 'play', tableId: seatedAt.tableId });
  }
  async function goOn() {
    const { name, code } = typed.current;
    if (!isGuest || code.trim() === '') return comeIn(name);
    const resumed = await send({ type: 'resume', code: code.trim() });
    // Who comes back has the name from before.
    const now = session.view();
    if (resumed && now.place.at === 'welcome') await comeIn(now.name ?? name);
  }
  const move = isGuest ? () => setFocus(focus === 'name' ? 'code' : 'name') : undefined;
  const keyboard = useKeyboard();
  const language = () => void keyboard.act('L');
  const hints = useActions('welcome', { goOn: () => void goOn(), up: move, down: move, language });
  return (
    <Frame title={t('common.title')} aside={t('lobby.welcome')} hints={hints} notice={notice}>
      <Greeting />
      <Box flexDirection="column" marginTop={1} flexShrink={0}>
        <Field
          label={t('lobby.yourName')}
          initial={typed.current.name}
          limit={NAME_LIMIT}
          focused={focus === 'name'}
          onChange={(name) => {
            typed.current.name = name;
          }}
        />
        {isGuest && (
          <Field
            label={t('lobby.haveCode')}
            initial=""
            limit={CODE_LIMIT}
            focused={focus === 'code'}
            onChange={(code) => {
              typed.current.code = code;
            }}
          />
        )}
        <Hint focus={focus} />
      </Box>
      {view.resumeCode !== null && <ResumeCode code={view.resumeCode} />}
    </Frame>
  );
}
