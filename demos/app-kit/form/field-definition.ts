/** One field of a record's form. */
export interface FieldDefinition<Name extends string = string> {
  name: Name;
  label: string;
  kind: 'text' | 'long' | 'email' | 'date' | 'number' | 'money' | 'choice' | 'person' | 'yes-no';
  hint?: string;
  /** For 'choice' and 'person'. */
  choices?: readonly { value: string; label: string; note?: string }[];
  /** For 'money': 'EUR' unless told. */
  currency?: string;
  /** Takes the whole row where two fields would otherwise share one. */
  wide?: boolean;
}

/** What a field holds: text, a date as text, a number, money in cents, whether something is so. */
export type FieldValue = string | number | boolean | null;
