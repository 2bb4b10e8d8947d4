/** One line of a bank statement, whatever file it came from. */
export interface BankLine {
  id: string;
  /** The day on which the bank booked it. */
  day: string;
  /** In whole cents: what came in is positive. */
  cents: number;
  /** Who paid, or who was paid; empty where the bank names nobody. */
  name: string;
  /** The other side's account number, without spaces. */
  account: string;
  /** What the payer wrote, with references that stand in fields of their own. */
  text: string;
  /** The bank's own number of this line; empty where the file has none. */
  bankRef: string;
}

/** What was read from a file. */
export interface Statement {
  /** The account it is about; empty where the file does not say. */
  account: string;
  currency: string;
  opening: number | null;
  closing: number | null;
  lines: readonly Omit<BankLine, 'id'>[];
  /** What was noticed, in plain words: rows that could not be read, sums that do not agree. */
  notes: readonly string[];
}

export type ReadStatement = { statement: Statement } | { problem: string };
