import type { EventLog } from '../../src/log/eventLog.ts';
import { makeMemoryLog } from '../../src/log/memoryLog.ts';
import { makeHall } from '../../src/session/hall.ts';
import { makeSession, type SessionServices } from '../../src/session/makeSession.ts';
import { makeProfiles, type ProfileEvent } from '../../src/session/profile.ts';
import type { SessionStart } from '../../src/session/self.ts';
import type { Session, SessionView } from '../../src/session/session.ts';
import { type Tables, tables } from '../tables/tables.ts';

export interface Server extends Tables {
  readonly services: SessionServices;
  connect(start?: Partial<SessionStart>): Promise<Session>;
  /** Connects with a key and comes in under that name. */
  enter(name: string): Promise<Session>;
  shutdown(): void;
}

export async function server(profileLog: EventLog<ProfileEvent> = makeMemoryLog()): Promise<Server> {
  const made = await tables();
  const { manager, clock, faults } = made;
  const hall = makeHall(clock);
  const note = (_details: object, message: string) => void faults.push(message);
  const services: SessionServices = {
    tables: manager,
    profiles: makeProfiles(profileLog),
    hall,
    clock,
    logger: { error: note, warn: note, info() {}, debug() {} },
    motd: 'Welcome.',
    predictableDice: false,
  };
  const connect: Server['connect'] = (start = {}) =>
    makeSession(services, {
      identity: { kind: 'guest' },
      resumeCode: null,
      username: '',
      defaults: {},
      ...start,
    });
  return {
    ...made,
    services,
    connect,
    async enter(name) {
      const session = await connect({ identity: { kind: 'key', id: `of-${name}` } });
      const refusal = await session.send({ type: 'setName', name });
      if (refusal !== null) throw new Error(refusal);
      return session;
    },
    shutdown: hall.shutdown,
  };
}

/** The table that the session is at; anywhere else fails the test. */
export function atTable(session: Session): Extract<SessionView['place'], { at: 'table' }> {
  const { place } = session.view();
  if (place.at !== 'table') throw new Error(`not at a table but at ${place.at}`);
  return place;
}
