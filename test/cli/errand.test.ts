import { describe, expect, it } from 'vitest';
import { makeErrand } from '../../src/cli/errand.ts';
import { makeSession } from '../../src/session/makeSession.ts';
import { server } from '../session/sessions.ts';
import { setup } from '../tables/tables.ts';

const KIM = {
  identity: { kind: 'key', id: 'of-Kim' },
  resumeCode: null,
  username: 'Kim',
  defaults: {},
} as const;

async function withTable() {
  const made = await server();
  const ann = await made.enter('Ann');
  await ann.send({ type: 'openTable', setup: setup({}, { spectators: false }, 'Corner') });
  return made;
}

describe('what somebody came for', () => {
  it('is done before there is a screen, and then is done', async () => {
    const { connect, manager } = await withTable();
    const kim = await connect(KIM);
    const errand = makeErrand(kim, manager, { kind: 'join', table: 'corner' });
    await errand.tryNow();
    expect(kim.view().place).toMatchObject({ at: 'table', watching: false });
    expect(errand.take()).toBeNull();
  });

  it('is kept, when refused, for a screen that says why, and handed out once', async () => {
    const { connect, manager } = await withTable();
    const kim = await connect(KIM);
    const errand = makeErrand(kim, manager, { kind: 'watch', table: 'Corner' });
    await errand.tryNow();
    expect(kim.view().place).toEqual({ at: 'lobby' });
    const action = errand.take();
    expect(action && (await kim.send(action))).toBe('noSpectators');
    expect(errand.take()).toBeNull();
  });

  it('waits for who has no name yet', async () => {
    const { connect, manager } = await withTable();
    const nobody = await connect({ ...KIM, username: '' });
    const errand = makeErrand(nobody, manager, { kind: 'play' });
    await errand.tryNow();
    expect(nobody.view().place).toEqual({ at: 'welcome' });
    expect(errand.take()).toEqual({ type: 'quickPlay' });
  });

  it('waits until predictable dice were told of', async () => {
    const { services, manager } = await withTable();
    const kim = await makeSession({ ...services, predictableDice: true }, KIM);
    const errand = makeErrand(kim, manager, { kind: 'play' });
    await errand.tryNow();
    expect(kim.view().place).toEqual({ at: 'welcome' });
    expect(errand.take()).not.toBeNull();
  });

  it('is one’s own seat before any other game', async () => {
    const { connect, manager } = await withTable();
    const kim = await connect(KIM);
    await makeErrand(kim, manager, { kind: 'join', table: 'Corner' }).tryNow();
    const again = await connect(KIM);
    const tableId = kim.view().seatedAt?.tableId;
    expect(makeErrand(again, manager, { kind: 'play' }).take()).toEqual({ type: 'play', tableId });
  });

  it('is nothing for the line-by-line face', async () => {
    const { connect, manager } = await withTable();
    expect(makeErrand(await connect(KIM), manager, { kind: 'plain' }).take()).toBeNull();
    expect(makeErrand(await connect(KIM), manager, null).take()).toBeNull();
  });

  it('may be wished in another language, for this time only', async () => {
    const { connect, services } = await withTable();
    const kim = await connect({ ...KIM, wishes: { language: 'pl' } });
    expect(kim.view().settings.language).toBe('pl');
    await kim.send({ type: 'setName', name: 'Kim' });
    await kim.send({ type: 'saveSettings', settings: { bell: false } });
    expect(await services.profiles.load('key-of-Kim')).toEqual({ name: 'Kim', settings: { bell: false } });
  });
});
