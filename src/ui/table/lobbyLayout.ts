import { FOOTER_ROWS, HEAD_ROWS } from './tableLayout.ts';

/** How the lobby of a table is laid out; all measures in cells. */
export interface LobbyLayout {
  /** The options stand below the seats instead of beside them. */
  readonly stacked: boolean;
  readonly seatsWidth: number;
  readonly optionsWidth: number;
  /** Rows for the seats, a title above them counted where the options stand beside them. */
  readonly seatRows: number;
  readonly optionRows: number;
  /** An empty line below seats and options. */
  readonly air: boolean;
  /** It is said what the fingerprint is for. */
  readonly explained: boolean;
  /** Rows for the reader's own share: 1 or 0. */
  readonly ownRows: number;
  /** 0: not even the line above the log. */
  readonly logRows: number;
}

interface Asked {
  readonly width: number;
  readonly rows: number;
  readonly seats: number;
  readonly taken: number;
  /** Lines of the options, and of what the fingerprint is for. */
  readonly optionLines: number;
  readonly promiseLines: number;
  /** Lines of what always has to be seen: whether the match can start, the join code, the match and its fingerprint. */
  readonly saidLines: number;
  /** There is a line with the reader's own share. */
  readonly ownLine: boolean;
}

/** A narrower window has the options below the seats. */
const NARROW = 70;
const GAP = 2;
const LEAST_LOG = 3;

/** A narrow window needs a line more for its keys. */
export const lobbyFooterRows = (width: number): number => FOOTER_ROWS + Number(width < NARROW);

/** The widths of seats and options. */
export function lobbyColumns(width: number) {
  const stacked = width < NARROW;
  if (stacked) return { stacked, seatsWidth: width, optionsWidth: width };
  const seatsWidth = Math.floor(width * 0.44);
  return { stacked, seatsWidth, optionsWidth: width - seatsWidth - GAP };
}

/** Seats, then options, then what fairness needs, then the log; what comes last gives way first. */
export function lobbyLayout({
  width,
  rows,
  seats,
  taken,
  optionLines,
  promiseLines,
  saidLines,
  ownLine,
}: Asked): LobbyLayout {
  const columns = lobbyColumns(width);
  const height = rows - HEAD_ROWS - lobbyFooterRows(width);
  // Free seats give way to the options, but for one.
  const least = Math.min(seats, taken + 1);
  const seatsBeside = height - saidLines - Number(ownLine) - optionLines;
  const must = columns.stacked
    ? Math.max(least, Math.min(seats, seatsBeside))
    : 1 + Math.max(seats, optionLines);
  const optionRows = columns.stacked ? Math.min(optionLines, height - must - saidLines) : must;
  const upper = columns.stacked ? must + optionRows : must;
  const ownRows = Math.max(0, Math.min(Number(ownLine), height - upper - saidLines));
  const rest = height - upper - saidLines - ownRows;
  // The line above the log counts with it.
  const explained = rest >= promiseLines + 1 + LEAST_LOG;
  const spare = rest - (explained ? promiseLines : 0);
  const air = spare >= 2 + LEAST_LOG;
  const logRows = Math.max(0, spare - Number(air) - 1);
  return {
    ...columns,
    seatRows: must,
    optionRows,
    air,
    explained,
    ownRows,
    logRows,
  };
}
