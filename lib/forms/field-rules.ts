/** What a browser checks of a field before it is sent, as attributes of its control. */
export interface FieldRule {
  required?: true;
  maxLength?: number;
  type?: 'email';
  pattern?: string;
}

/** The same of a form, by the names of its fields. */
export type FieldRules = Readonly<Record<string, FieldRule>>;
