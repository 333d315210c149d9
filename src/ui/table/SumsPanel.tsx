import { Box, Text } from 'ink';
import type { Dice } from '../../rules/dice.ts';
import { facesText } from '../../words/eventSentence.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

export interface Sums {
  /** The turn total, the current selection counted. */
  readonly total: number;
  readonly setAside: Dice;
  /** Points that the seat to act still lacks with this turn's counted: to the target, in the final round to the leader. */
  readonly lacking: { readonly to: 'target' | 'leader'; readonly points: number } | null;
}

interface SumProps {
  readonly name: string;
  readonly value: string;
  /** In one line, beside small dice. */
  readonly compact: boolean;
  readonly strong?: boolean;
}

function Sum({ name, value, compact, strong = false }: SumProps) {
  const theme = useTheme();
  return (
    <Text wrap="truncate">
      <Text {...theme.dim}>{name}</Text>
      <Text {...(strong ? theme.accent : theme.text)} bold={strong}>
        {compact ? ` ${value}` : `\n  ${value}`}
      </Text>
    </Text>
  );
}

type LackingProps = NonNullable<Sums['lacking']> & { readonly compact: boolean };

function Lacking({ to, points, compact }: LackingProps) {
  const { t, n } = useWords();
  if (to === 'target') {
    const value = points > 0 ? n(points) : t('table.reached');
    return <Sum name={t('table.toTarget')} value={value} compact={compact} />;
  }
  const name = t(points < 0 ? 'table.ahead' : 'table.behind');
  return <Sum name={name} value={n(Math.abs(points))} compact={compact} />;
}

interface Props {
  readonly sums: Sums;
  readonly width: number;
  readonly compact: boolean;
}

/** The sums of the running turn, beside the dice. */
export function SumsPanel({ sums, width, compact }: Props) {
  const { t, n } = useWords();
  const { total, setAside, lacking } = sums;
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      <Sum name={t('table.turnTotal')} value={n(total)} compact={compact} strong />
      {lacking !== null && <Lacking {...lacking} compact={compact} />}
      {setAside.length > 0 && (
        <Sum name={t('table.setAside')} value={facesText(setAside)} compact={compact} />
      )}
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
