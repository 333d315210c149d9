/**
 * The records: what can be asked about matches and players, derived from the log. Dropping the file and starting
 * again gives the same rows.
 */
export const RECORD_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE checkpoint (id INTEGER PRIMARY KEY CHECK (id = 1), position TEXT NOT NULL) STRICT;

  -- The newest commit of each table's stream that is in here; and what its next match will be recorded with.
  CREATE TABLE tables (
    stream TEXT PRIMARY KEY,
    version TEXT NOT NULL,
    name TEXT NOT NULL DEFAULT '',
    open INTEGER NOT NULL DEFAULT 1
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sitters (
    stream TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player_id TEXT NOT NULL,
    PRIMARY KEY (stream, seat)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE matches (
    match_id TEXT PRIMARY KEY,
    stream TEXT NOT NULL,
    -- Its events stand in the stream after log_after and up to log_upto.
    log_after TEXT NOT NULL,
    log_upto TEXT,
    table_name TEXT NOT NULL,
    open INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    status TEXT NOT NULL DEFAULT 'playing',
    reason TEXT,
    preset TEXT NOT NULL,
    target INTEGER,
    time_mode TEXT NOT NULL
  ) STRICT;
  CREATE INDEX matches_by_end ON matches (ended_at) WHERE ended_at IS NOT NULL;
  CREATE INDEX matches_running ON matches (stream) WHERE ended_at IS NULL;

  -- One row a seat. A bot has no player_id; a rank and an outcome come with the end.
  CREATE TABLE results (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player_id TEXT,
    name TEXT NOT NULL,
    banked INTEGER NOT NULL DEFAULT 0,
    best_turn INTEGER NOT NULL DEFAULT 0,
    farkles INTEGER NOT NULL DEFAULT 0,
    hot_dice INTEGER NOT NULL DEFAULT 0,
    gone INTEGER NOT NULL DEFAULT 0,
    rank INTEGER,
    outcome TEXT,
    PRIMARY KEY (match_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX results_by_player ON results (player_id) WHERE player_id IS NOT NULL;
  `,
];
