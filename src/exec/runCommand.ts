import { parseResumeCode } from '../session/identity.ts';
import { firstSelf, type Self, type SessionStart } from '../session/self.ts';
import { type Words, wordsFor } from '../words/words.ts';
import { type Answer, done, type ExecRequest, type ExecServices, refused } from './command.ts';
import { commandHelp, commandList } from './helpText.ts';
import { parseCommand, type Wanted } from './parseCommand.ts';

/**
 * Answers a command that needs no screen, and ends its connection: exit code 0, 1 when it was refused, 2 when what
 * was typed is wrong, 127 for a command that does not exist.
 */
export async function runCommand(
  services: ExecServices,
  request: ExecRequest,
  start: SessionStart,
): Promise<void> {
  const { wanted, language } = parseCommand(request.command);
  const self = await firstSelf(services.session, start);
  const isAscii = self.settings.ascii || !request.terminal.unicode;
  const words = wordsFor(language ?? self.settings.language, isAscii);
  const { text, code } = await answerTo(wanted, words, {
    services,
    request,
    self,
    isKnown: isKnown(start, self),
  });
  request.end(text, code);
}

interface Given {
  readonly services: ExecServices;
  readonly request: ExecRequest;
  readonly self: Self;
  readonly isKnown: boolean;
}

function answerTo(wanted: Wanted, words: Words, given: Given): Answer | Promise<Answer> {
  switch (wanted.kind) {
    case 'help':
      return done(wanted.command === null ? commandList(words) : commandHelp(words, wanted.command));
    case 'problem':
      return { text: words.t(wanted.key, wanted.params), code: wanted.code };
    case 'run':
      // Whoever came as somebody is not answered as nobody.
      if (given.self.codeRefused) return refused(words.t('lobby.codeRefused'));
      return wanted.command.run({ ...given, words, args: wanted.args, flags: wanted.flags });
    default:
      return wanted satisfies never;
  }
}

/** A guest is known by a code of theirs; whose code is of nobody was given a new one just now. */
const isKnown = ({ identity, resumeCode }: SessionStart, self: Self): boolean =>
  identity.kind === 'key' || (resumeCode !== null && parseResumeCode(resumeCode) === self.resumeCode);
