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
  /** Lines of a CSV file that could not be read, each with the reason. */
  unread: readonly { line: number; why: string }[];
  /** What was noticed, in plain words: lines that were left out, sums that do not agree. */
  notes: readonly string[];
}

/** What a column of a bank's file can hold. */
export type Meaning =
  | 'day'
  | 'valueDay'
  | 'amount'
  | 'out'
  | 'in'
  | 'side'
  | 'name'
  | 'payer'
  | 'payee'
  | 'account'
  | 'text'
  | 'more'
  | 'bankRef'
  | 'currency'
  | 'state';

/** Which column holds what, by its place from 0. */
export type Columns = Readonly<Partial<Record<Meaning, number>>>;

/** The columns of a CSV statement: their names, a first row of cells, and what each was taken for. */
interface StatementColumns {
  names: readonly string[];
  example: readonly string[];
  found: Columns;
}

/** What was read, or why nothing was; where a file has columns, somebody can say what they hold. */
export type ReadStatement = ({ statement: Statement } | { problem: string }) & { columns?: StatementColumns };
