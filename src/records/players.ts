import type { Database } from 'better-sqlite3';

/** What the records say of one player, over all matches that ended. */
export interface PlayerRecord {
  /** As it was in the newest match. */
  readonly name: string;
  readonly matches: number;
  readonly won: number;
  /** Most points banked in a match, and in one turn. */
  readonly bestScore: number;
  readonly bestTurn: number;
  readonly farkles: number;
  readonly hotDice: number;
}

export interface PlayerRecords {
  /** Null for a player without an ended match. */
  player(playerId: string): PlayerRecord | null;
  /** The best players: most matches won, then fewest played, then the best score. */
  top(count: number): readonly PlayerRecord[];
}

const RECORD = `
  SELECT (SELECT r.name FROM results r JOIN matches m USING (match_id)
          WHERE r.player_id = results.player_id ORDER BY m.ended_at DESC, m.rowid DESC LIMIT 1) AS name,
    count(*) AS matches, sum(outcome = 'won') AS won, max(banked) AS bestScore, max(best_turn) AS bestTurn,
    sum(farkles) AS farkles, sum(hot_dice) AS hotDice
  FROM results WHERE outcome IS NOT NULL`;

export function makePlayerRecords(db: Database): PlayerRecords {
  const one = db.prepare<[string], PlayerRecord>(`${RECORD} AND player_id = ? GROUP BY player_id`);
  const best = db.prepare<[number], PlayerRecord>(
    `${RECORD} AND player_id IS NOT NULL GROUP BY player_id
     ORDER BY won DESC, matches ASC, bestScore DESC, name LIMIT ?`,
  );
  return {
    player: (playerId) => one.get(playerId) ?? null,
    top: (count) => best.all(count),
  };
}
