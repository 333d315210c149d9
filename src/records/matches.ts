import type { Database } from 'better-sqlite3';
import type { Version } from '../log/eventLog.ts';

export interface MatchResult {
  readonly seat: number;
  readonly name: string;
  readonly bot: boolean;
  readonly banked: number;
  readonly rank: number;
  readonly won: boolean;
}

/** A match that ended. */
export interface MatchRecord {
  readonly matchId: string;
  /** Where the log holds its events: in this stream, after one version and up to another. */
  readonly stream: string;
  readonly logAfter: Version;
  readonly logUpto: Version;
  readonly tableName: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly status: 'finished' | 'abandoned';
  readonly preset: string;
  readonly target: number | null;
  readonly timeMode: string;
  /** Best first. */
  readonly results: readonly MatchResult[];
}

export interface MatchRecords {
  /** A match that ended, by its id, wherever it was played: who knows the id was told of it. */
  match(matchId: string): MatchRecord | null;
  /** The newest matches that ended at tables open to all, newest first. */
  recent(count: number): readonly MatchRecord[];
  /** The newest matches that ended with this player in a seat, newest first. */
  ofPlayer(playerId: string, count: number): readonly MatchRecord[];
}

type MatchRow = Omit<MatchRecord, 'results'>;
type ResultRow = Omit<MatchResult, 'bot' | 'won'> & { readonly bot: number; readonly won: number };

const MATCH = `
  SELECT match_id AS matchId, stream, log_after AS logAfter, log_upto AS logUpto, table_name AS tableName, started_at AS startedAt, ended_at AS endedAt,
    status, preset, target, time_mode AS timeMode
  FROM matches WHERE ended_at IS NOT NULL`;
const NEWEST = 'ORDER BY ended_at DESC, rowid DESC LIMIT ?';

export function makeMatchRecords(db: Database): MatchRecords {
  const one = db.prepare<[string], MatchRow>(`${MATCH} AND match_id = ?`);
  const newest = db.prepare<[number], MatchRow>(`${MATCH} AND open = 1 ${NEWEST}`);
  const own = db.prepare<[string, number], MatchRow>(
    `${MATCH} AND match_id IN (SELECT match_id FROM results WHERE player_id = ?) ${NEWEST}`,
  );
  const results = db.prepare<[string], ResultRow>(
    `SELECT seat, name, player_id IS NULL AS bot, banked, rank, outcome IS 'won' AS won
     FROM results WHERE match_id = ? ORDER BY rank`,
  );

  const whole = (row: MatchRow): MatchRecord => ({
    ...row,
    results: results
      .all(row.matchId)
      .map((result) => ({ ...result, bot: result.bot === 1, won: result.won === 1 })),
  });

  return {
    match(matchId) {
      const row = one.get(matchId);
      return row === undefined ? null : whole(row);
    },
    recent: (count) => newest.all(count).map(whole),
    ofPlayer: (playerId, count) => own.all(playerId, count).map(whole),
  };
}
