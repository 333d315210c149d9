import { createHash, createPublicKey } from 'node:crypto';
import type { AuthContext, PublicKeyAuthContext } from 'ssh2';
import ssh2 from 'ssh2';
import type { Identity } from './request.ts';

type AuthMethod = 'publickey' | 'keyboard-interactive';

const OFFERED: AuthMethod[] = ['publickey', 'keyboard-interactive'];
const MAX_KEY_BYTES = 4096;
const MIN_RSA_BITS = 2048;

/** `mayBe`: the client may go on and prove this key. */
export type Judgement =
  | { readonly answer: 'admit'; readonly identity: Identity }
  | { readonly answer: 'mayBe' }
  | { readonly answer: 'refuse'; readonly offered: AuthMethod[] };

const REFUSED: Judgement = { answer: 'refuse', offered: OFFERED };

/**
 * Judges one try to log in. Everybody is admitted, but only a proved key makes somebody a known player: the
 * bare `none` is refused so that the client shows its keys first, and one without keys then comes as a guest.
 */
export function judgeLogin(context: AuthContext): Judgement {
  switch (context.method) {
    case 'publickey':
      return judgeKey(context);
    case 'keyboard-interactive':
      // Without a prompt: nobody is asked anything.
      return { answer: 'admit', identity: { kind: 'guest' } };
    default:
      return REFUSED;
  }
}

function judgeKey(context: PublicKeyAuthContext): Judgement {
  const { algo, data } = context.key;
  if (data.length > MAX_KEY_BYTES) return REFUSED;
  // Certificates and security keys (sk-…) do not parse: the client then goes on to its next key.
  const key = ssh2.utils.parseKey(data);
  if (key instanceof Error || key.isPrivateKey() || key.type !== algo) return REFUSED;
  // ssh-rsa without a named hash is a signature over SHA-1.
  if (algo === 'ssh-rsa' && (context.hashAlgo === undefined || isShortRsa(key.getPublicPEM()))) {
    return REFUSED;
  }
  if (algo === 'ssh-dss') return REFUSED;
  if (context.signature === undefined || context.blob === undefined) return { answer: 'mayBe' };
  // `verify` may answer an Error, which is truthy.
  const isProved = key.verify(context.blob, context.signature, context.hashAlgo) === true;
  return isProved ? { answer: 'admit', identity: { kind: 'key', id: keyId(data) } } : REFUSED;
}

function isShortRsa(pem: string): boolean {
  try {
    return (createPublicKey(pem).asymmetricKeyDetails?.modulusLength ?? 0) < MIN_RSA_BITS;
  } catch {
    return true;
  }
}

/** The name under which a player's key is known: base64url of the SHA-256 of the public key's blob. */
export function keyId(publicKey: Buffer): string {
  return createHash('sha256').update(publicKey).digest('base64url');
}
