/** Why a form came back: in one sentence, beside each field, with what was typed. */
export interface Refusal {
  message: string;
  fields: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
  /** Nothing is wrong: it was done before. */
  already?: boolean;
}
