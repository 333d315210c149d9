import type { AdmissionLimits } from './admission.ts';

export interface SshLimits extends AdmissionLimits {
  /** Shells and commands open at once; whoever comes on top of them is told so. */
  readonly maxSessions: number;
  /** From the connection to the client's first line, which its program sends by itself. */
  readonly silentLimitMs: number;
  /** From then to an opened shell or command: people read a question about the host key, and type a passphrase. */
  readonly loginLimitMs: number;
  readonly keepaliveMs: number;
  readonly keepaliveTries: number;
  /** A client that takes nothing of what waits for it is dropped after this long. */
  readonly stallLimitMs: number;
}

/** Room for those who are still logging in, and for those who are told that there is none. */
const SPARE_CONNECTIONS = 200;

/** The limits given, and sensible ones for the rest. */
export function completeLimits(limits: Partial<SshLimits> = {}): SshLimits {
  const { maxSessions = 1000 } = limits;
  return {
    maxSessions,
    maxConnections: maxSessions + SPARE_CONNECTIONS,
    // A whole class behind one address fits in, but nobody can keep all the others out.
    maxPerAddress: Math.max(10, Math.ceil(maxSessions / 2)),
    silentLimitMs: 20_000,
    loginLimitMs: 120_000,
    keepaliveMs: 15_000,
    keepaliveTries: 3,
    stallLimitMs: 30_000,
    ...limits,
  };
}
