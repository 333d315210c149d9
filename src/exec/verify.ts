import { commitmentOf } from '../dice/commitment.ts';
import type { FairStream } from '../dice/fairRoll.ts';
import { type NumberedRoll, verifyRolls } from '../dice/verifyRolls.ts';
import type { MatchEvent } from '../match/events.ts';
import { matchRolls } from '../match/matchRolls.ts';
import type { Words } from '../words/words.ts';
import { type Command, done, JSON_OPTION, json, refused } from './command.ts';

/** Works out every roll of a match that ended from what was secret before (RULES.md section 8). */
export const verify: Command = {
  name: 'verify',
  about: 'exec.aboutVerify',
  usage: 'MATCH',
  count: [1, 1],
  options: [JSON_OPTION],
  examples: ['verify V1StGXR8_Z5jdHi6', 'verify V1StGXR8_Z5jdHi6 --json'],
  async run({ words, args, flags, services }) {
    await services.records.caughtUp;
    const match = args[0] ?? '';
    const events = await services.records.eventsOf(match);
    const stream = events === null ? null : streamOf(events);
    if (events === null || stream === null) return refused(words.t('exec.verifyUnknown', { match }));
    const rolls = matchRolls(events);
    const mismatch = verifyRolls(stream, rolls);
    if (flags.json) return json({ ...shown(stream), rolls, verified: mismatch === null });
    const text = [...proofLines(words, stream), verdict(words, rolls, mismatch?.shown.k ?? null)].join('\n');
    return mismatch === null ? done(text) : refused(text);
  },
};

function streamOf(events: readonly MatchEvent[]): FairStream | null {
  const started = events.find((event) => event.type === 'MatchStarted');
  if (started === undefined || started.secret === null) return null;
  const { secret, matchId, entropies } = started;
  return { secret, matchId, entropies };
}

const shown = ({ secret, matchId, entropies }: FairStream) => ({
  match: matchId,
  commitment: commitmentOf(secret),
  secret,
  entropies,
});

function proofLines({ t }: Words, stream: FairStream): readonly string[] {
  const { match, commitment, secret, entropies } = shown(stream);
  return [
    t('exec.verifyMatch', { match }),
    t('exec.verifyCommitment', { commitment }),
    t('exec.verifySecret', { secret }),
    t('exec.verifyShares', { shares: entropies.join(', ') }),
  ];
}

function verdict({ t }: Words, rolls: readonly NumberedRoll[], wrong: number | null): string {
  if (wrong !== null) return t('exec.verifyWrong', { roll: wrong });
  return t('exec.verifyRight', { count: rolls.length });
}
