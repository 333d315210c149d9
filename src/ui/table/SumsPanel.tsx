import { Box, Text } from 'ink';
import type { Dice } from '../../rules/dice.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { facesText } from './eventSentence.ts';

export interface Sums {
  /** The turn total, the current selection counted. */
  readonly total: number;
  readonly setAside: Dice;
  /** Points from the score of the seat to act, with this turn's, to the target; null where there is no target. */
  readonly toTarget: number | null;
}

function Sum({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  const theme = useTheme();
  return (
    <Box flexDirection="column">
      <Text {...theme.dim} wrap="truncate">
        {name}
      </Text>
      <Text {...(strong ? theme.accent : theme.text)} bold={strong} wrap="truncate">
        {`  ${value}`}
      </Text>
    </Box>
  );
}

/** The sums of the running turn, beside the dice. */
export function SumsPanel({ sums, width }: { readonly sums: Sums; readonly width: number }) {
  const { t, n } = useWords();
  const { total, setAside, toTarget } = sums;
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      <Sum name={t('table.turnTotal')} value={n(total)} strong />
      {toTarget !== null && (
        <Sum name={t('table.toTarget')} value={toTarget > 0 ? n(toTarget) : t('table.reached')} />
      )}
      {setAside.length > 0 && <Sum name={t('table.setAside')} value={facesText(setAside)} />}
    </Box>
  );
}

/** The same in one line, where there is no room beside the dice. */
export function SumsLine({ sums }: { readonly sums: Sums }) {
  const theme = useTheme();
  const { t, n } = useWords();
  const { total, setAside } = sums;
  return (
    <Text {...theme.accent} wrap="truncate">
      {setAside.length > 0
        ? t('table.sumLine', { total: n(total), dice: facesText(setAside) })
        : t('table.sumLineBare', { total: n(total) })}
    </Text>
  );
}
