import type { Session, SessionAction } from '../session/session.ts';
import type { TableView } from '../table/view.ts';
import type { TableSetup } from '../tables/tableManager.ts';
import type { Words } from '../words/words.ts';
import type { Hand } from './hand.ts';
import type { LineSource } from './lineSource.ts';

/** The other end of a conversation in lines. */
export interface Lines {
  /** Whole lines as they come; `null` once at the end of the input. */
  onLine(listener: (line: string | null) => void): () => void;
  write(text: string): void;
  onClosed(listener: () => void): void;
}

/** One person's conversation, as the commands see it. */
export interface Plain {
  readonly session: Session;
  readonly hand: Hand;
  /** What has been typed already and is read next. */
  readonly ahead: Pick<LineSource, 'peek' | 'onPut'>;
  /** Setups that were answered and then refused, by what they were for: the next try begins with them. */
  readonly drafts: Map<string, TableSetup>;
  /** The person's language as it is now. */
  words(): Words;
  /** Says sentences, each on a line of its own. */
  say(...sentences: readonly string[]): void;
  /** Asks, and resolves with the next line; null at the end of the input. */
  ask(question: string): Promise<string | null>;
  /** Asks a question that only a yes answers. */
  confirm(question: string): Promise<boolean>;
  /** Sends, and says why when it is refused; true when it was done. */
  send(action: SessionAction): Promise<boolean>;
}

/** The table where the person is, or null. */
export function tableOf({ session }: Pick<Plain, 'session'>): TableView | null {
  const { place } = session.view();
  return place.at === 'table' ? place.view : null;
}
