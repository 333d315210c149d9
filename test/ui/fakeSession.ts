import { DEFAULT_OPTIONS, DEFAULT_SETTINGS } from '../../src/rules/options.ts';
import type {
  Session,
  SessionAction,
  SessionRefusal,
  SessionView,
  Settings,
} from '../../src/session/session.ts';
import type { TableRow } from '../../src/tables/tableManager.ts';

export const PLAIN_SETTINGS: Settings = {
  language: 'en',
  theme: 'auto',
  ascii: false,
  bell: true,
  animation: false,
  mouse: false,
  plain: false,
};

export const EMPTY_VIEW: SessionView = {
  place: { at: 'lobby' },
  name: 'Ann',
  resumeCode: null,
  settings: PLAIN_SETTINGS,
  motd: '',
  predictableDice: false,
  rows: [],
  people: [],
  seatedAt: null,
  ending: null,
};

export const aRow = (row: Partial<TableRow> = {}): TableRow => ({
  tableId: 't1',
  name: 'Oak Table',
  phase: 'lobby',
  options: DEFAULT_OPTIONS,
  settings: DEFAULT_SETTINGS,
  locked: false,
  taken: 2,
  away: 0,
  spectators: 0,
  hostName: 'Bo',
  ...row,
});

export interface FakeSession extends Session {
  /** Every action the screens have sent, oldest first. */
  readonly sent: readonly SessionAction[];
  /** Changes the view and tells the screens. */
  update(change: Partial<SessionView>): void;
  /** What the next actions are answered with; null until set. */
  answerWith(refusal: SessionRefusal | null): void;
  /** Moves the server's clock and fires what was due. */
  advanceTo(at: number): void;
}

/** A session that remembers what is sent, and shows what the test tells it to. */
export function makeFakeSession(start: Partial<SessionView> = {}, startAt = 0): FakeSession {
  let view: SessionView = { ...EMPTY_VIEW, ...start };
  let now = startAt;
  let answer: SessionRefusal | null = null;
  const sent: SessionAction[] = [];
  const listeners = new Set<() => void>();
  const alarms = new Set<{ at: number; callback: () => void }>();

  return {
    sent,
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(action) {
      sent.push(action);
      return answer;
    },
    now: () => now,
    callAt(at, callback) {
      const alarm = { at, callback };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    update(change) {
      view = { ...view, ...change };
      for (const listener of listeners) listener();
    },
    answerWith(refusal) {
      answer = refusal;
    },
    advanceTo(at) {
      now = at;
      for (const alarm of [...alarms].filter((each) => each.at <= at)) {
        alarms.delete(alarm);
        alarm.callback();
      }
    },
  };
}
