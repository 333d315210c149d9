const BLANK = /\s/;
const MOST_WORDS = 64;

/**
 * The words of a command as a shell would take them apart: blanks separate, '…' keeps all as it is, "…" and a
 * backslash keep the next character. Null when a quote is not closed, a backslash ends it, or the words are too many.
 */
export function splitWords(text: string): readonly string[] | null {
  const words: string[] = [];
  let word: string | null = null;
  let quote: string | null = null;
  const characters = [...text];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at]!;
    if (character === '\\' && quote !== "'") {
      at += 1;
      if (at === characters.length) return null;
      word = (word ?? '') + characters[at];
    } else if (quote !== null) {
      if (character === quote) quote = null;
      else word += character;
    } else if (character === "'" || character === '"') {
      quote = character;
      word ??= '';
    } else if (BLANK.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else {
      word = (word ?? '') + character;
    }
  }
  if (quote !== null) return null;
  if (word !== null) words.push(word);
  return words.length > MOST_WORDS ? null : words;
}
