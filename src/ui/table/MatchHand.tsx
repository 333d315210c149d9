import { Box, Text } from 'ink';
import type { MatchView } from '../../match/view.ts';
import { lackingIn } from '../../play/lacking.ts';
import { mayFinish } from '../../play/mayFinish.ts';
import { deadFaces, NO_SELECTION, scoringPositions } from '../../play/selection.ts';
import { facesAt, type TurnTrail, turnTrail } from '../../play/turnTrail.ts';
import { scorerFor } from '../../rules/scorer.ts';
import type { TableView } from '../../table/view.ts';
import { sentenceOf } from '../../words/logLines.ts';
import { wrapLines } from '../../words/wrapLines.ts';
import { clip } from '../cells.ts';
import { Lines } from '../components/Lines.tsx';
import { Notice, type NoticeText, useNoticeLines } from '../components/Notice.tsx';
import type { Role, Style } from '../palette.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { DiceRow } from './DiceRow.tsx';
import { diceWidth } from './diceArt.ts';
import { handText } from './handText.ts';
import { tumbling } from './roller.ts';
import { StatusLine } from './StatusLine.tsx';
import { Steps } from './Steps.tsx';
import { type Sums, SumsLine, SumsPanel } from './SumsPanel.tsx';
import { stepsOf } from './stepsOf.ts';
import { SUMS_GAP, type TableLayout } from './tableLayout.ts';
import type { usePlay } from './usePlay.ts';

interface Props {
  readonly view: TableView;
  readonly match: MatchView;
  readonly layout: TableLayout;
  readonly play: ReturnType<typeof usePlay>;
  /** Picture of the tumbling roll, or null when the dice lie still. */
  readonly frame: number | null;
  readonly notice: NoticeText | null;
  /** What a reader who plays no more has to know; stands where the steps of a turn would. */
  readonly calm: string | null;
}

/** Events after which a player plays no more. */
const ENDS: ReadonlySet<string> = new Set(['SeatOutOfTime', 'SeatGone']);

/** A farkle and a bank are told apart by colour as well as by their sentence. */
function lastRole({ last }: TurnTrail): Role {
  if (last?.event.type === 'Farkled' || last?.event.type === 'PenaltyTaken') return 'danger';
  return last?.event.type === 'TurnBanked' ? 'good' : 'text';
}

const HandLines = ({ lines, style }: { readonly lines: readonly string[]; readonly style: Style }) =>
  lines.map((line) => (
    <Text key={line} {...style} wrap="truncate">
      {line || ' '}
    </Text>
  ));

function Calm({
  text,
  height,
  width,
}: {
  readonly text: string;
  readonly height: number;
  readonly width: number;
}) {
  const lines = wrapLines(text, width).map((line) => ({ text: line }));
  return (
    <Box flexDirection="column" height={height} flexShrink={0} overflow="hidden">
      <Lines lines={lines} top={0} height={height} />
    </Box>
  );
}

/** The dice and all that is said of them: whose turn, what is chosen, what it gives, what can be done. */
export function MatchHand({ view, match, layout, play, frame, notice, calm }: Props) {
  const theme = useTheme();
  const { t, n } = useWords();
  const { turn, hand, shown, marked } = play;
  const trail = turnTrail(view.log);
  const scorer = scorerFor(match.options);
  const rolling = frame !== null;
  // Who is about to roll has empty dice; the others still see the last roll.
  const lying = match.turn?.dice ?? (turn === null ? trail.lastDice : null);
  const dice = lying && rolling ? tumbling(lying, match.k, frame) : lying;
  const live = turn?.dice != null && !rolling;
  const total = shown?.total ?? match.turn?.total ?? 0;
  // How far it is to go is said to the one who decides by it; to the others it would seem to be their own.
  const lacking = turn === null ? null : lackingIn(match, total);
  const sums: Sums = { total, setAside: trail.setAside, lacking };

  // What ended the reader's part is said once: below, where the steps would stand.
  const isTold = calm !== null && trail.last !== null && ENDS.has(trail.last.event.type);
  const said = trail.last && !rolling && !isTold ? sentenceOf(t, view, trail.last.n) : '';
  const handSays =
    live && shown
      ? handText(t, n, {
          shown,
          dead: deadFaces(scorer, facesAt(turn?.dice ?? [], hand.selection)),
          mark: theme.glyphs.bullet,
        })
      : ([said, said] as const);
  const handRole: Role = hand.selection.length > 0 ? 'held' : 'text';
  const steps =
    shown && !rolling
      ? stepsOf(t, n, {
          shown,
          marked,
          options: match.options,
          bestPoints: turn?.dice ? scorer.best(turn.dice).points : 0,
          hasRolled: turn?.dice != null,
          mayFinish: mayFinish(match, view.you),
        })
      : [];

  // A long refusal takes the line of a step.
  const stepRows = Math.max(1, layout.stepLines + 1 - useNoticeLines(notice, layout.width).length) as 1 | 2;
  // Where no step stands below, a long sentence goes on there.
  const isFree = steps.length === 0 && calm === null && notice === null;
  // A second line of the hand stands where the divider was.
  const room = isFree ? 1 + stepRows : layout.divider && notice === null ? 2 : 1;
  const whole = wrapLines(handSays[0], layout.width);
  const saidLines = whole.length <= room ? whole : [clip(handSays[1], layout.width, theme.glyphs.ellipsis)];
  const isLong = !isFree && saidLines.length > 1;
  const handWidth =
    layout.sumsWidth === 0 ? layout.width : diceWidth(layout.die, 6) + SUMS_GAP + layout.sumsWidth;

  return (
    <Box flexDirection="column" flexShrink={0}>
      <StatusLine match={match} you={view.you} shown={live ? shown : null} width={handWidth} />
      {layout.air && <Text> </Text>}
      <Box columnGap={SUMS_GAP} flexShrink={0}>
        <Box width={layout.sumsWidth > 0 ? diceWidth(layout.die, 6) : layout.width} flexShrink={0}>
          <DiceRow
            dice={dice}
            size={layout.die}
            raise={layout.raise}
            selection={live ? hand.selection : NO_SELECTION}
            scoring={live && turn?.dice ? scoringPositions(scorer, turn.dice) : new Set()}
            cursor={live ? hand.cursor : null}
            live={live}
            settled={match.turn?.dice != null}
          />
        </Box>
        {layout.sumsWidth > 0 && (
          <SumsPanel sums={sums} width={layout.sumsWidth} compact={layout.die.rows < 5} />
        )}
      </Box>
      {layout.sumsWidth === 0 && <SumsLine sums={sums} />}
      {notice ? (
        <Notice notice={notice} width={layout.width} />
      ) : (
        <HandLines lines={saidLines} style={theme[live ? handRole : lastRole(trail)]} />
      )}
      {steps.length === 0 && calm !== null ? (
        <Calm text={calm} height={stepRows} width={layout.width} />
      ) : (
        <Steps
          steps={steps}
          lines={stepRows}
          height={stepRows + (isFree ? 1 - saidLines.length : 0)}
          width={layout.width}
        />
      )}
      {layout.divider && !isLong && <Text {...theme.border}>{theme.glyphs.rule.repeat(layout.width)}</Text>}
    </Box>
  );
}
