import { translator } from '../i18n/translator.ts';
import type { Session } from '../session/session.ts';
import type { SshRequest } from '../ssh/request.ts';
import { endSentences } from '../ui/screens/Goodbye.tsx';
import { wrapLines } from '../words/wrapLines.ts';

/**
 * When the session ends by itself, the terminal is put back, and the way back and the reason stand on it. `columns`
 * tells how wide a window is; without one each sentence is a line.
 */
export function endWith(
  session: Session,
  request: Pick<SshRequest, 'end'>,
  columns: () => number = () => Number.POSITIVE_INFINITY,
): void {
  const look = () => {
    const view = session.view();
    if (view.ending === null) return;
    stop();
    const sentences = endSentences(translator(view.settings.language), view.ending, view);
    request.end(sentences.flatMap((sentence) => wrapLines(sentence, columns())).join('\n'));
  };
  const stop = session.subscribe(look);
  look();
}
