import { createHash, randomBytes } from 'node:crypto';
import { link, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { makeFolders } from '../files/makeFolders.ts';
import { readSmallFile, type SmallFile } from '../files/readSmallFile.ts';
import { makeEd25519Key } from './makeEd25519Key.ts';

export interface HostKey {
  /** Private key in OpenSSH's format. A secret. */
  readonly privateKey: string;
  /** `SHA256:…` as OpenSSH prints it. */
  readonly fingerprint: string;
}

const FILE_NAME = 'ssh_host_ed25519_key';
const MOST_BYTES = 16 * 1024;

/**
 * The server's Ed25519 key from `directory`, made there at the first start and never overwritten.
 * Throws an Error whose message is one sentence for the operator.
 */
export async function loadHostKey(directory: string): Promise<HostKey> {
  const path = join(directory, FILE_NAME);
  const { text, mode } = readKey(path) ?? (await makeKey(directory, path));
  const key = ssh2.utils.parseKey(text);
  if (key instanceof Error || !key.isPrivateKey() || key.type !== 'ssh-ed25519') {
    throw new Error(
      `The host key ${path} is not a readable Ed25519 private key: restore it, or move it away to have a new one made.`,
    );
  }
  // Of something that is no key at all the rights are not what is wrong.
  if ((mode & 0o077) !== 0) {
    throw new Error(
      `The host key ${path} can be read by others: make it private with "chmod 600", or replace it if it may be known.`,
    );
  }
  return { privateKey: text, fingerprint: fingerprint(key.getPublicSSH()) };
}

/** `SHA256:` and the unpadded base64 of a public key's blob, as OpenSSH prints it. */
function fingerprint(publicKey: Buffer): string {
  return `SHA256:${createHash('sha256').update(publicKey).digest('base64').replace(/=+$/, '')}`;
}

/** Null when there is none yet. */
function readKey(path: string): SmallFile | null {
  let file: SmallFile | string;
  try {
    file = readSmallFile(path, MOST_BYTES);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw readableError(error, `The host key ${path} cannot be read`);
  }
  if (typeof file === 'string') throw new Error(`The host key ${path} ${file}.`);
  return file;
}

async function makeKey(directory: string, path: string): Promise<SmallFile> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    makeFolders(directory);
    await writeDraft(draft, makeEd25519Key('farkle').private);
    try {
      // A link, unlike a rename, fails when another start has put its key there in the meantime.
      await link(draft, path);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    } finally {
      await unlink(draft);
    }
  } catch (error) {
    throw readableError(error, `A host key cannot be made in ${directory}`);
  }
  const made = readKey(path);
  if (made === null) throw new Error(`The host key ${path} has vanished while the server was starting.`);
  return made;
}

async function writeDraft(path: string, text: string): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(text);
  await file.sync();
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** System errors become one sentence; our own sentences stay as they are. */
function readableError(error: unknown, what: string): Error {
  const code = errorCode(error);
  return code === undefined && error instanceof Error ? error : new Error(`${what} (${code ?? 'unknown'}).`);
}
