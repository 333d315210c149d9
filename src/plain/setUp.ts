import type { TableSetup } from '../tables/tableManager.ts';
import { askSetup } from './askSetup.ts';
import { type Plain, tableOf } from './plain.ts';

interface Asked {
  /** What is typed to be asked. */
  readonly command: string;
  readonly isNew: boolean;
  /** The values to begin with. */
  readonly usual: TableSetup;
}

/** Asks for a setup and sends it. The answers to many questions outlive a refusal: the next try begins with them. */
export async function setUp(
  plain: Plain,
  { command, isNew, usual }: Asked,
  send: (setup: TableSetup) => Promise<boolean>,
): Promise<void> {
  const draft = `${command} ${tableOf(plain)?.tableId ?? ''}`;
  const setup = await askSetup(plain, plain.drafts.get(draft) ?? usual, isNew);
  plain.drafts.delete(draft);
  if (setup === null || (await send(setup))) return;
  plain.drafts.set(draft, setup);
  plain.say(plain.words().t('plain.answersKept', { command }));
}
