import { Box, Text } from 'ink';
import { useState } from 'react';
import type { Key } from '../../i18n/catalogue.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts';
import type { Settings } from '../../session/session.ts';
import type { Words } from '../../words/words.ts';
import { ClickBox } from '../ClickBox.tsx';
import { cellWidth, column } from '../cells.ts';
import { Frame, useFrameBody } from '../components/Frame.tsx';
import { Paragraph } from '../components/Paragraph.tsx';
import { useActions } from '../keyboard.tsx';
import { useNav } from '../nav.tsx';
import { stepWithin } from '../scrolling.ts';
import { useSessionView } from '../sessionContext.tsx';
import { useTheme } from '../theme.tsx';
import { useSend } from '../useSend.ts';
import { useWords } from '../words.tsx';

interface Choice {
  readonly word: string;
  readonly change: Partial<Settings>;
}

interface Row {
  readonly label: Key;
  readonly about: Key;
  readonly choices: readonly Choice[];
  readonly at: number;
}

const THEMES = {
  auto: 'lobby.themeAuto',
  contrast: 'lobby.themeContrast',
  colorBlind: 'lobby.themeColorBlind',
  mono: 'lobby.themeMono',
} as const satisfies Record<Settings['theme'], Key>;

const themeNames = Object.keys(THEMES) as readonly Settings['theme'][];

function onOff(
  { t }: Words,
  field: 'bell' | 'animation' | 'mouse' | 'plain',
  value: boolean,
): Pick<Row, 'choices' | 'at'> {
  return {
    choices: [
      { word: t('common.off'), change: { [field]: false } },
      { word: t('common.on'), change: { [field]: true } },
    ],
    at: value ? 1 : 0,
  };
}

function rowsOf(settings: Settings, words: Words): readonly Row[] {
  const { t } = words;
  const language: Row = {
    label: 'lobby.setLanguage',
    about: 'lobby.aboutLanguage',
    choices: LANGUAGES.map((name) => ({ word: LANGUAGE_NAMES[name], change: { language: name } })),
    at: (LANGUAGES as readonly string[]).indexOf(settings.language),
  };
  return [
    ...(LANGUAGES.length > 1 ? [language] : []),
    {
      label: 'lobby.setTheme',
      about: 'lobby.aboutTheme',
      choices: themeNames.map((theme) => ({ word: t(THEMES[theme]), change: { theme } })),
      at: themeNames.indexOf(settings.theme),
    },
    {
      label: 'lobby.setAscii',
      about: 'lobby.aboutAscii',
      choices: [
        { word: t('lobby.signsUnicode'), change: { ascii: false } },
        { word: t('lobby.signsAscii'), change: { ascii: true } },
      ],
      at: settings.ascii ? 1 : 0,
    },
    { label: 'lobby.setBell', about: 'lobby.aboutBell', ...onOff(words, 'bell', settings.bell) },
    {
      label: 'lobby.setAnimation',
      about: 'lobby.aboutAnimation',
      ...onOff(words, 'animation', settings.animation),
    },
    { label: 'lobby.setMouse', about: 'lobby.aboutMouse', ...onOff(words, 'mouse', settings.mouse) },
    { label: 'lobby.setPlain', about: 'lobby.aboutPlain', ...onOff(words, 'plain', settings.plain) },
  ];
}

interface RowProps {
  readonly row: Row;
  readonly chosen: boolean;
  /** Cells of the longest label. */
  readonly labelWidth: number;
  readonly onClick: () => void;
}

function SettingRow({ row, chosen, labelWidth, onClick }: RowProps) {
  const theme = useTheme();
  const { t } = useWords();
  const { pointer, chosen: full, open } = theme.glyphs;
  const click = () => {
    onClick();
    return true;
  };
  return (
    <ClickBox onClick={click} flexShrink={0}>
      <Box flexShrink={0}>
        <Text {...(chosen ? theme.accent : theme.text)}>
          {column(`${chosen ? pointer : ' '} ${t(row.label)}`, labelWidth + 4)}
        </Text>
      </Box>
      <Box flexWrap="wrap" columnGap={2}>
        {row.choices.map(({ word }, at) => (
          <Text key={word} {...(at === row.at ? (chosen ? theme.selected : theme.text) : theme.dim)}>
            {at === row.at ? full : open} {word}
          </Text>
        ))}
      </Box>
    </ClickBox>
  );
}

/** What a player likes; each change is saved at once. */
export function SettingsScreen() {
  const theme = useTheme();
  const words = useWords();
  const nav = useNav();
  const { settings, name } = useSessionView();
  const { send, notice, setNotice, fresh } = useSend();
  const [at, setAt] = useState(0);
  const rows = rowsOf(settings, words);
  const row = rows[at]!;
  const change = (step: number) => async () => {
    const choice = row.choices[(row.at + step + row.choices.length) % row.choices.length];
    if (choice && (await send({ type: 'saveSettings', settings: choice.change }))) {
      setNotice({ kind: 'good', text: words.t('lobby.saved') });
    }
  };
  const actions = fresh({
    up: () => setAt(stepWithin(at, -1, rows.length)),
    down: () => setAt(stepWithin(at, 1, rows.length)),
    less: () => void change(-1)(),
    more: () => void change(1)(),
    back: nav.close,
  });
  const hints = useActions('settings', actions);
  const { rows: height, columns: width } = useFrameBody(hints);
  const airy = height >= 2 * rows.length + 6;
  const labelWidth = Math.max(...rows.map(({ label }) => cellWidth(words.t(label))));
  return (
    <Frame title={words.t('lobby.settingsTitle')} aside={name ?? ''} hints={hints} notice={notice}>
      <Box flexDirection="column" rowGap={airy ? 1 : 0} marginTop={1} flexShrink={0}>
        {rows.map((each, place) => (
          <SettingRow
            key={each.label}
            row={each}
            chosen={place === at}
            labelWidth={labelWidth}
            onClick={place === at ? () => void change(1)() : () => setAt(place)}
          />
        ))}
      </Box>
      <Box marginTop={1} flexShrink={0}>
        <Paragraph text={words.t(row.about)} width={width} style={theme.dim} />
      </Box>
    </Frame>
  );
}
