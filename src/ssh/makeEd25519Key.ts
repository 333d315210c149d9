import ssh2 from 'ssh2';

/**
 * A new Ed25519 key pair in OpenSSH's format. About one in two hundred of those that ssh2 1.17 makes is malformed
 * (it strips leading zero bytes of a half), so each is tried before it is handed out.
 */
export function makeEd25519Key(comment: string): { readonly private: string; readonly public: string } {
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync('ed25519', { comment });
    if (works(pair)) return pair;
  }
}

function works(pair: { readonly private: string; readonly public: string }): boolean {
  const [key, known] = [ssh2.utils.parseKey(pair.private), ssh2.utils.parseKey(pair.public)];
  if (key instanceof Error || known instanceof Error) return false;
  const signature = key.sign('a text to sign');
  return !(signature instanceof Error) && known.verify('a text to sign', signature) === true;
}
