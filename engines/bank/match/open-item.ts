/** Something that a bank line may pay: an invoice, a bill, or a credit note. */
export interface OpenItem {
  id: string;
  number: string;
  /** Whose it is. */
  name: string;
  /** The other side's account number, where it is known. */
  account: string;
  /** What is still open, in cents: what comes in is positive, what we owe is negative, nothing is settled. */
  open: number;
  /** What it was for at first, with the same sign. */
  total: number;
  day: string;
}

/** Which account somebody posted lines of this name to before. */
export interface Habit {
  account: string;
  times: number;
}

export type ProposalKind =
  | 'paid'
  | 'several'
  | 'part'
  | 'short'
  | 'discount'
  | 'over'
  | 'twice'
  | 'charge'
  | 'habit';

/** What a bank line most likely is. */
export interface Proposal {
  kind: ProposalKind;
  /** What is taken from each item; the amounts and `rest` together are the line's amount. */
  items: readonly { id: string; cents: number }[];
  /** What the line has beyond the items: a fee or a discount is negative for what came in. */
  rest: number;
  /** The account for lines that pay no item. */
  account?: string;
  /** From 0 to 1. */
  confidence: number;
  /** Why, in plain words, the strongest first. */
  reasons: readonly string[];
}

/** From here on a proposal may be confirmed together with others, unseen. */
export const sureFrom = 0.9;
/** Under this it is an idea to look at, not an answer. */
export const tellFrom = 0.5;
