/** What an account is about; it decides on which side it grows and in which report it stands. */
type AccountKind = 'asset' | 'liability' | 'equity' | 'income' | 'expense';

export interface Account {
  /** Its number in the chart: '1200'. */
  id: string;
  name: string;
  kind: AccountKind;
}

/** Accounts by number. */
export type Chart = ReadonlyMap<string, Account>;

export const chartOf = (accounts: readonly Account[]): Chart =>
  new Map(accounts.map((account) => [account.id, account]));

/** Whether an account grows on the debit side, so that its balance is shown as it is kept. */
export const growsByDebit = ({ kind }: Account): boolean => kind === 'asset' || kind === 'expense';
