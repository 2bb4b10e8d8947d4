/** The ways into an account. */
export interface Ways {
  password: boolean;
  /** The Google account that opens it too; its address where that is known. */
  google: { email: string | null } | null;
  twoSteps: TwoSteps | null;
  /** Oldest first. */
  passkeys: readonly PasskeyLine[];
}

/** A passkey as its owner sees it. */
export interface PasskeyLine {
  id: string;
  /** The browser it was made in. */
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** An authenticator app that is asked for at sign-in. */
export interface TwoSteps {
  factorId: string;
  since: string | null;
  /** Recovery codes that are not used yet; null where there are none to be had. */
  codesLeft: number | null;
}

/** Somebody's account as its own pages show it. */
export interface OwnAccount {
  id: string;
  name: string;
  email: string | null;
  emailVerified: boolean;
  /** Null on Firebase, where the browser's SDK alone knows. */
  ways: Ways | null;
  /** Who keeps it: this site, Firebase, or Google alone (its button on a site that uses Firebase). */
  keeper: 'embedded' | 'firebase' | 'google';
  /** Whether Google can be asked here at all. */
  googleOffered: boolean;
  /** Whether links can be emailed to its address. */
  byMail: boolean;
}
