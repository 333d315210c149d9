import type { Database } from 'better-sqlite3';
import type { Commit } from '../log/eventLog.ts';
import type { MatchEnded, MatchStarted } from '../match/events.ts';
import type { TableEvent } from '../table/events.ts';

type Insert = Readonly<Record<string, string | number | null>>;

/**
 * Prepares what takes a table's commits into the records, each exactly once: a commit that does not follow the
 * newest one taken in is a repetition and is left out.
 */
export function makeRecorder(db: Database): (commit: Commit<TableEvent>) => void {
  const sql = statements(db);

  const started = (stream: string, logAfter: string, event: MatchStarted): void => {
    const { at, matchId, options, seats } = event;
    const { preset, target, time } = options;
    sql.match.run({ matchId, stream, logAfter, at, preset, target, timeMode: time.mode });
    for (const { seat, name, bot } of seats)
      sql.result.run({ matchId, stream, seat, name, bot: bot ? 1 : 0 });
  };

  const ended = (stream: string, logUpto: string, event: MatchEnded): void => {
    const { at, status, reason, winner, ranking } = event;
    ranking.forEach((seat, index) => {
      const won = seat === winner ? 1 : 0;
      sql.outcome.run({ stream, seat, rank: index + 1, won, finished: status === 'finished' ? 1 : 0 });
    });
    sql.end.run({ stream, logUpto, at, status, reason });
  };

  const take = ({ stream, prev, version }: Commit<TableEvent>, event: TableEvent): void => {
    switch (event.type) {
      case 'TableOpened':
        sql.name.run({ stream, name: event.name, open: event.settings.access === 'open' ? 1 : 0 });
        return;
      case 'OptionsChanged':
        sql.access.run({ stream, open: event.settings.access === 'open' ? 1 : 0 });
        return;
      case 'SeatTaken':
        sql.sit.run({ stream, seat: event.seat, playerId: event.player.id });
        return;
      case 'SeatEmptied':
        sql.stand.run({ stream, seat: event.seat });
        return;
      case 'MatchStarted':
        started(stream, prev, event);
        return;
      case 'TurnBanked':
        sql.bank.run({ stream, seat: event.seat, points: event.points, banked: event.banked });
        return;
      case 'PenaltyTaken':
        sql.penalty.run({ stream, seat: event.seat, banked: event.banked });
        return;
      case 'Farkled':
        sql.farkle.run({ stream, seat: event.seat });
        return;
      case 'DiceHeld':
        if (event.hotDice) sql.hotDice.run({ stream, seat: event.seat });
        return;
      case 'SeatGone':
        sql.gone.run({ stream, seat: event.seat });
        return;
      case 'MatchEnded':
        ended(stream, version, event);
        return;
      default:
        return;
    }
  };

  return (commit) => {
    const { stream, prev, version, events } = commit;
    const { changes } = sql.follow.run({ stream, prev, version });
    if (changes === 0) return;
    for (const event of events) take(commit, event);
  };
}

/** The row of a seat in the match that runs at a table. */
const RUNNING_SEAT = `seat = @seat AND match_id IN (SELECT match_id FROM matches WHERE stream = @stream AND ended_at IS NULL)`;

function statements(db: Database) {
  const prepare = (text: string) => db.prepare<[Insert]>(text);
  return {
    follow: prepare(
      `INSERT INTO tables (stream, version) SELECT @stream, @version
       WHERE @prev = '' OR EXISTS (SELECT 1 FROM tables WHERE stream = @stream)
       ON CONFLICT (stream) DO UPDATE SET version = @version WHERE version = @prev`,
    ),
    name: prepare('UPDATE tables SET name = @name, open = @open WHERE stream = @stream'),
    access: prepare('UPDATE tables SET open = @open WHERE stream = @stream'),
    sit: prepare('INSERT OR REPLACE INTO sitters VALUES (@stream, @seat, @playerId)'),
    stand: prepare('DELETE FROM sitters WHERE stream = @stream AND seat = @seat'),
    // With predictable dice a server gives the same ids again after a restart: the newest match has the id.
    match: prepare(
      `INSERT OR REPLACE INTO matches (match_id, stream, log_after, table_name, open, started_at, preset, target, time_mode)
       SELECT @matchId, stream, @logAfter, name, open, @at, @preset, @target, @timeMode FROM tables WHERE stream = @stream`,
    ),
    result: prepare(
      `INSERT INTO results (match_id, seat, player_id, name)
       VALUES (@matchId, @seat, CASE WHEN @bot THEN NULL ELSE
         (SELECT player_id FROM sitters WHERE stream = @stream AND seat = @seat) END, @name)`,
    ),
    bank: prepare(
      `UPDATE results SET banked = @banked, best_turn = max(best_turn, @points) WHERE ${RUNNING_SEAT}`,
    ),
    penalty: prepare(`UPDATE results SET banked = @banked WHERE ${RUNNING_SEAT}`),
    farkle: prepare(`UPDATE results SET farkles = farkles + 1 WHERE ${RUNNING_SEAT}`),
    hotDice: prepare(`UPDATE results SET hot_dice = hot_dice + 1 WHERE ${RUNNING_SEAT}`),
    gone: prepare(`UPDATE results SET gone = 1 WHERE ${RUNNING_SEAT}`),
    // RULES.md section 5: of an abandoned match only those who left have lost.
    outcome: prepare(
      `UPDATE results SET rank = @rank, outcome = CASE
         WHEN @won THEN 'won' WHEN @finished OR gone THEN 'lost' END WHERE ${RUNNING_SEAT}`,
    ),
    end: prepare(
      `UPDATE matches SET log_upto = @logUpto, ended_at = @at, status = @status, reason = @reason
       WHERE stream = @stream AND ended_at IS NULL`,
    ),
  };
}
