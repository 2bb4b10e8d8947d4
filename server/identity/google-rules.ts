/** What Google says of a user's address, as far as the rules care. */
interface GoogleAddress {
  email: string | null;
  emailVerified: boolean;
}

/** What becomes of a Google user nobody has seen here before. */
type GoogleStep = 'create' | 'join' | 'take-over' | 'ask';

/**
 * Decides whether a Google user belongs to the account that has its address. Google vouches for the address and
 * the account's owner has confirmed it: the same person. Google vouches and nobody here ever did: it is the
 * Google user's, and what somebody else set up with it ends. Google does not vouch: ask for the account's password.
 */
export function googleStep(google: GoogleAddress, account: { emailVerified: boolean } | null): GoogleStep {
  if (!account) return 'create';
  if (!google.emailVerified) return 'ask';
  return account.emailVerified ? 'join' : 'take-over';
}
