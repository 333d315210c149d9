import type { PlayerRef } from '../table/commands.ts';
import type { Clock } from '../tables/clock.ts';
import type { Logger } from '../tables/logger.ts';
import type { TableManager } from '../tables/tableManager.ts';
import { type ParsedAction, parseAction } from './actionSchema.ts';
import { makeCodeTries } from './codeTries.ts';
import { type Entering, enterTable } from './enterTable.ts';
import type { Hall } from './hall.ts';
import { makePlace } from './place.ts';
import { given, type Profiles } from './profile.ts';
import { firstSelf, type Self, type SessionStart } from './self.ts';
import { renamed, resumed, withSettings } from './selfChanges.ts';
import type { SentAway, Session, SessionEnd, SessionRefusal, SessionView } from './session.ts';

/** What all sessions of a server share. */
export interface SessionServices {
  readonly tables: TableManager;
  readonly profiles: Profiles;
  readonly hall: Hall;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly motd: string;
  readonly predictableDice: boolean;
}

/** Opens a session: resolves when the player's name and settings have been looked up. */
export async function makeSession(services: SessionServices, start: SessionStart): Promise<Session> {
  const { tables, hall, clock, logger } = services;
  const listeners = new Set<() => void>();
  let self = await firstSelf(services, start);
  let ending: SessionEnd | null = null;
  let sentAway: SentAway | null = null;
  /** The table that has just put this person out: it tells them before the index of seats knows. */
  let sentAwayFrom: string | null = null;
  let leftMatch: { readonly matchId: string; readonly isOver: boolean } | null = null;
  /** Tables that have kicked this session, whoever it becomes. Who connects anew as a new guest cannot be told apart. */
  const kickedFrom = new Set<string>();
  const tries = makeCodeTries(clock.now);
  let cached: SessionView | null = null;
  let actions: Promise<unknown> = Promise.resolve();

  const changed = (): void => {
    cached = null;
    for (const listener of [...listeners]) listener();
  };

  /** Where the others see this person; null where it is no table, or one that is not for all to know. */
  const shownTable = (): string | null => {
    const now = place.now();
    return now.at === 'table' && now.view.settings.access === 'open' ? now.view.name : null;
  };
  let toldTable: string | null = null;

  const placeChanged = (): void => {
    toldTable = shownTable();
    hall.changed();
    changed();
  };

  const place = makePlace({
    changed: () => {
      if (shownTable() === toldTable) changed();
      else placeChanged();
    },
    replaced: () => end('replaced'),
    leftMatch: (matchId, isOver) => {
      leftMatch = { matchId, isOver };
    },
    sentAway: (why, tableId) => {
      sentAway = why;
      sentAwayFrom = tableId;
      if (why === 'kicked') kickedFrom.add(tableId);
      placeChanged();
    },
  });

  const listChanged = (): void => {
    // The lists stand in the lobby only: at a table they are looked up when next drawn.
    if (place.now().at === 'table') cached = null;
    else changed();
  };

  const stopRows = tables.onRows(listChanged);
  const leaveHall = hall.enter({
    person() {
      if (self.name === null || place.now().at === 'welcome') return null;
      return { playerId: self.playerId, name: self.name, tableName: shownTable() };
    },
    onPeople: listChanged,
    onShutdown: () => end('shutdown'),
  });

  const end = (why: SessionEnd): void => {
    if (ending !== null) return;
    ending = why;
    stopRows();
    leaveHall();
    place.letGo();
    changed();
  };

  const becomes = (fresh: Self): void => {
    self = fresh;
    placeChanged();
  };

  const seatedAt = (): SessionView['seatedAt'] => {
    const seated = tables.tableOf(self.playerId);
    const tableId = seated === sentAwayFrom ? null : seated;
    const name = tableId === null ? null : tables.nameOf(tableId);
    return tableId === null || name === null ? null : { tableId, name };
  };

  const view = (): SessionView => {
    cached ??= {
      place: place.now(),
      name: self.name,
      resumeCode: self.resumeCode,
      codeRefused: self.codeRefused,
      settings: self.settings,
      motd: services.motd,
      predictableDice: services.predictableDice,
      rows: tables.rows(),
      people: hall.people(),
      seatedAt: seatedAt(),
      sentAway,
      leftMatch: leftMatch?.matchId ?? null,
      leftMatchIsOver: leftMatch?.isOver ?? false,
      ending,
    };
    return cached;
  };

  /** Somebody becomes what a change of theirs made of them, or is told why not. */
  const becoming = async (
    next: Promise<Self | SessionRefusal>,
    first: () => void = () => {},
  ): Promise<SessionRefusal | null> => {
    const fresh = await next;
    if (typeof fresh === 'string') return fresh;
    first();
    becomes(fresh);
    return null;
  };

  const enter = (player: PlayerRef, action: Entering): Promise<SessionRefusal | null> => {
    const go = () => enterTable(tables, place, player, action, kickedFrom);
    return action.type === 'joinCode' ? tries.allow(go) : go();
  };

  const act = async (action: ParsedAction): Promise<SessionRefusal | null> => {
    switch (action.type) {
      case 'setName':
        return becoming(renamed(services, self, action.name), place.comeIn);
      case 'saveSettings':
        return becoming(withSettings(services, self, given(action.settings)));
      case 'resume':
        return tries.allow(() => becoming(resumed(services, self, action.code), place.letGo));
      case 'toLobby':
        return self.name === null ? 'noName' : place.toLobby();
      case 'quit':
        end('quit');
        return null;
      case 'table':
        return place.send(action.command);
      default:
        if (self.name === null) return 'noName';
        return enter({ id: self.playerId, name: self.name }, action);
    }
  };

  const safely = async (action: ParsedAction): Promise<SessionRefusal | null> => {
    if (ending !== null) return 'tableGone';
    if (sentAway !== null || leftMatch !== null) {
      sentAway = null;
      sentAwayFrom = null;
      leftMatch = null;
      changed();
    }
    try {
      const refusal = await act(action);
      // The person may have gone while a table was being opened for them.
      if (ending !== null) place.letGo();
      return refusal;
    } catch (error) {
      logger.error({ err: error, action: action.type }, 'an action failed');
      return 'notSaved';
    }
  };

  return {
    view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(raw) {
      const action = parseAction(raw);
      if (typeof action === 'string') return action;
      // At the table a command counts by this moment, and quitting waits for nothing; the rest is one after the other.
      if (action.type === 'table' || action.type === 'quit') return safely(action);
      const answer = actions.then(() => safely(action));
      actions = answer;
      return answer;
    },
    now: clock.now,
    callAt: clock.callAt,
  };
}
