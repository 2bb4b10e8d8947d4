/** What went wrong lately when somebody tried to sign in. */
export interface Failures {
  /** For this account from this network, in the last quarter of an hour. */
  pair: number;
  /** Failed attempts for this account from anywhere that still count. */
  account: number;
  /** Seconds until a browser that the account does not know may try again. */
  wait: number;
  /** From this network for any account, in the last quarter of an hour. */
  network: number;
}

/** Whether a sign-in may be tried: freely, after a puzzle, or not from here for a while. */
export type Way = 'open' | 'puzzle' | 'closed';

/**
 * Decides how a sign-in may be tried. Strangers can make other strangers wait, from wherever they try; but a
 * browser that was signed in before is not held back by what others do to the account.
 */
export function wayFor(failures: Failures, known: { device: boolean; addressCounts: boolean }): Way {
  if ((failures.pair >= 30 || failures.wait > 0) && !known.device) return 'closed';
  if (failures.pair >= 5) return 'puzzle';
  if (known.addressCounts && failures.network >= 20) return 'puzzle';
  if (failures.account >= 50 && !known.device) return 'puzzle';
  return 'open';
}

const forgetOneMs = 15 * 60_000;
const longestWait = 15 * 60;

/** How many failures for an account still count so long after the last: one is forgotten every quarter of an hour. */
export const stillCounted = (failures: number, sinceLastMs: number): number =>
  Math.max(0, failures - Math.floor(sinceLastMs / forgetOneMs));

/**
 * Seconds between two tries from browsers that the account does not know: none for the first 60 failures, then
 * 15, doubled with every five more. At the longest wait a guess is forgotten as fast as the next one is made.
 */
export function waitAfter(failures: number): number {
  if (failures < 60) return 0;
  return Math.min(longestWait, 15 * 2 ** Math.floor((failures - 60) / 5));
}
