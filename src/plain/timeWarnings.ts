import type { Key } from '../i18n/catalogue.ts';
import { type Plain, tableOf } from './plain.ts';
import { leftText } from './timeLines.ts';

const WARN_AT_MS = [30_000, 10_000] as const;

interface Watched {
  deadlineAt: number | null;
  cancel: (() => void)[];
}

/** Says when one's own turn, or the match, has little time left: once at each mark that is still ahead. */
export function makeTimeWarnings({ session, words, say }: Plain): { look(): void; stop(): void } {
  const turn: Watched = { deadlineAt: null, cancel: [] };
  const match: Watched = { deadlineAt: null, cancel: [] };

  function watch(watched: Watched, deadlineAt: number | null, sentence: Key): void {
    if (watched.deadlineAt === deadlineAt) return;
    for (const cancel of watched.cancel) cancel();
    watched.deadlineAt = deadlineAt;
    watched.cancel = WARN_AT_MS.flatMap((ms) => {
      if (deadlineAt === null || deadlineAt - ms <= session.now()) return [];
      return [
        session.callAt(deadlineAt - ms, () => {
          const { t, lang } = words();
          say(t(sentence, { time: leftText(lang, ms) }));
        }),
      ];
    });
  }

  return {
    look() {
      const view = tableOf({ session });
      const running = view?.phase === 'playing' ? view.match : null;
      const isOwn = running?.turn !== null && running?.turn.seat === view?.you;
      watch(turn, isOwn ? (running?.turnDeadlineAt ?? null) : null, 'plain.yourTime');
      watch(
        match,
        running?.matchDeadlineAt ?? null,
        running?.overtime ? 'plain.overtimeLeft' : 'plain.matchLeft',
      );
    },
    stop() {
      watch(turn, null, 'plain.yourTime');
      watch(match, null, 'plain.matchLeft');
    },
  };
}
