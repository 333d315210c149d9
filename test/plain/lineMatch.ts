import type { LineClient } from './lineClient.ts';

/** Plays by the simplest plan: roll, hold the best, bank; until the match is over. Resolves with the sentence that ends it. */
export async function playOut(player: LineClient): Promise<string> {
  const over = /wins? the match|is abandoned/;
  for (;;) {
    const line = await player.hears(/It is your turn|You may hold|wins? the match|is abandoned/);
    if (over.test(line)) return line;
    player.type(line.startsWith('You may hold') ? 'bank best' : 'roll');
  }
}
