/** Why a form came back: in one sentence, beside each field, with what was typed. */
export interface Refusal {
  message: string;
  /** What kind of refusal it is, where a page says more about some. */
  code: string;
  fields: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
}
