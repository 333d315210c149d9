import { DIE_SIZES, type DieSize, diceWidth } from './diceArt.ts';

/** How a running match is laid out; all measures in cells. */
export interface TableLayout {
  /** Room inside the frame. */
  readonly width: number;
  readonly die: DieSize;
  /** Held dice stand one line higher than the others. */
  readonly raise: boolean;
  /** An empty line between the status and the dice. */
  readonly air: boolean;
  /** Width of the panel with the sums beside the dice; 0: they stand in a line below. */
  readonly sumsWidth: number;
  readonly stepLines: 1 | 2;
  /** A line between the hand and what is below. */
  readonly divider: boolean;
  /** Rows for seats, log and chat. */
  readonly lowerRows: number;
  /** Seats stand above the log instead of beside it. */
  readonly stacked: boolean;
  readonly seatsWidth: number;
  readonly logWidth: number;
}

const GAP = 2;
/** Between the dice and the sums beside them. */
export const SUMS_GAP = 3;
export const HEAD_ROWS = 2;
/** Always that many, so that nothing moves when keys come and go. */
export const FOOTER_ROWS = 2;
/** Rows that the frame takes from the window. */
export const FRAME_ROWS = HEAD_ROWS + FOOTER_ROWS;
const LEAST_SUMS = 16;
const LEAST_LOG_ROWS = 4;

interface Spare {
  readonly raise: boolean;
  readonly air: boolean;
  readonly stepLines: 1 | 2;
  readonly divider: boolean;
}

const SMALLEST = DIE_SIZES[0];

/** What is given up first when rows are short. */
const SPARES: readonly Spare[] = [
  { raise: true, air: true, stepLines: 2, divider: true },
  { raise: true, air: false, stepLines: 2, divider: true },
  { raise: false, air: false, stepLines: 2, divider: true },
  { raise: false, air: false, stepLines: 2, divider: false },
  { raise: false, air: false, stepLines: 1, divider: false },
];

/** For a screen of `width` cells: largest dice first, then as much air as leaves all seats and a few lines of log visible. */
export function tableLayout(width: number, rows: number, seats: number): TableLayout {
  const height = rows - FRAME_ROWS;
  const need = Math.max(seats, LEAST_LOG_ROWS, Math.floor(height / 3));

  const candidates = DIE_SIZES.toReversed()
    .filter((die) => die === SMALLEST || diceWidth(die, 6) <= width)
    .flatMap((die) => SPARES.map((spare) => ({ die, ...spare })));
  const lowerOf = (candidate: (typeof candidates)[number]) => height - handRows(candidate, width);
  const best =
    candidates.find((candidate) => lowerOf(candidate) >= need) ??
    candidates.find((candidate) => lowerOf(candidate) >= Math.max(seats, LEAST_LOG_ROWS)) ??
    candidates.at(-1)!;
  const lowerRows = Math.max(0, lowerOf(best));
  return {
    ...best,
    width,
    sumsWidth: sumsWidth(best.die, width),
    lowerRows,
    ...lowerColumns(width, lowerRows, seats),
  };
}

function sumsWidth(die: DieSize, width: number): number {
  const room = width - diceWidth(die, 6) - SUMS_GAP;
  return room >= LEAST_SUMS ? Math.min(room, 28) : 0;
}

/** Status, dice, their numbers, the selection's sentence, the steps. */
function handRows({ die, raise, air, stepLines, divider }: Spare & { die: DieSize }, width: number): number {
  const sums = sumsWidth(die, width) === 0 ? 1 : 0;
  return 1 + Number(air) + die.rows + Number(raise) + 1 + sums + 1 + stepLines + Number(divider);
}

function lowerColumns(width: number, lowerRows: number, seats: number) {
  const stacked = width < 70 && seats + 2 <= lowerRows;
  if (stacked) return { stacked, seatsWidth: width, logWidth: width };
  const seatsWidth = Math.min(60, Math.floor(width * (seats > 4 ? 0.62 : 0.54)));
  return { stacked, seatsWidth, logWidth: width - seatsWidth - GAP };
}
