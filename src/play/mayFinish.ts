import type { MatchView } from '../match/view.ts';

/** The last seat with time may end a pool match early (RULES.md section 6). */
export function mayFinish({ options, seats, turn }: MatchView, you: number | null): boolean {
  const playing = seats.filter(({ status }) => status === 'playing');
  return options.time.mode === 'pool' && turn?.seat === you && playing.length === 1 && seats.length > 1;
}
