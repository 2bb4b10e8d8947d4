/** What the rules need to know from Google about a user's address. */
interface GoogleAddress {
  email: string | null;
  emailVerified: boolean;
}

/** What happens to a Google user who is new to this site. */
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
