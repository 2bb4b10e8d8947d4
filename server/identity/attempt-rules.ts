/** Failures of the last quarter of an hour. */
export interface Failures {
  /** For this account from this network. */
  pair: number;
  /** For this account from anywhere. */
  account: number;
  /** From this network for any account. */
  network: number;
}

/** Whether a sign-in may be tried: freely, after a puzzle, or not from here for a while. */
export type Way = 'open' | 'puzzle' | 'closed';

/**
 * Decides how a sign-in may be tried. A stranger can close an account only for their own network, never for its
 * owner elsewhere; and a browser that was signed in before is not held back by what others do to the account.
 */
export function wayFor(failures: Failures, known: { device: boolean; addressCounts: boolean }): Way {
  if (failures.pair >= 30 && !known.device) return 'closed';
  if (failures.pair >= 5) return 'puzzle';
  if (known.addressCounts && failures.network >= 20) return 'puzzle';
  if (failures.account >= 50 && !known.device) return 'puzzle';
  return 'open';
}
