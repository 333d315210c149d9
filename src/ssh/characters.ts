import { StringDecoder } from 'node:string_decoder';

export interface Characters {
  /** The characters that this byte (0x20 or more) completes: none, one, or what a broken sequence leaves. */
  next(byte: number): readonly string[];
  /** True in the middle of a character. */
  isPartial(): boolean;
  /** Forgets a character that was begun and never finished. */
  drop(): void;
}

/** UTF-8, byte by byte; what is no UTF-8, and C1 controls, are no text. */
export function makeCharacters(): Characters {
  let decoder = new StringDecoder('utf8');
  let isPartial = false;

  return {
    next(byte) {
      if (byte < 0x80 && !isPartial) return [String.fromCharCode(byte)];
      const text = decoder.write(Buffer.of(byte));
      isPartial = byte >= 0x80 && text === '';
      return [...text].filter(isText);
    },
    isPartial: () => isPartial,
    drop() {
      if (isPartial) decoder = new StringDecoder('utf8');
      isPartial = false;
    },
  };
}

function isText(char: string): boolean {
  return char !== '\ufffd' && !(char >= '\x80' && char <= '\x9f');
}
