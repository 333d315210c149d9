import ssh2 from 'ssh2';

export function parseKey(key: string): ssh2.ParsedKey {
  const parsed = ssh2.utils.parseKey(key);
  if (parsed instanceof Error) throw parsed;
  return parsed;
}

type SignDone = (error?: Error, signature?: Buffer) => void;

class Agent extends ssh2.BaseAgent {
  shown = '';
  signer: string | null = null;

  override getIdentities(done: (error?: Error, keys?: ssh2.ParsedKey[]) => void): void {
    done(undefined, [parseKey(this.shown)]);
  }

  override sign(_key: unknown, data: Buffer, options: unknown, callback?: SignDone): void {
    const done = (typeof options === 'function' ? options : callback) as SignDone;
    if (this.signer === null) done(new Error('this agent never signs'));
    else done(undefined, parseKey(this.signer).sign(data) as unknown as Buffer);
  }
}

/** An agent that shows one key and signs with another, or (null) never signs. */
export function agentOf(shown: string, signer: string | null): ssh2.BaseAgent {
  return Object.assign(new Agent(), { shown, signer });
}
