/** An account as the list of staff shows it. */
export interface AccountLine {
  id: string;
  email: string | null;
  name: string | null;
  confirmed: boolean;
  closed: boolean;
  createdAt: Date;
  lastLoginAt: Date;
}

/** What the states of an account are called. */
export const stateWords = {
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  closed: 'Closed',
} as const;

/** How an account stands. */
export const accountState = ({
  confirmed,
  closed,
}: Pick<AccountLine, 'confirmed' | 'closed'>): keyof typeof stateWords =>
  closed ? 'closed' : confirmed ? 'confirmed' : 'unconfirmed';
