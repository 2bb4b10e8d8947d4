import type { z } from 'zod';
import { amountOf, decimalOf } from '#lib/money/money.ts';
import type { FieldDefinition, FieldValue } from './field-definition.ts';

/** What is wrong, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

const defaultCurrency = 'EUR';

/** Plain digits of what people write: a comma before one or two last digits is a point, other separators do not count. */
function digitsOf(typed: string): string {
  const text = typed.replace(/\p{Sc}|\s/gu, '');
  return /,\d{1,2}$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
}

/** The amount that somebody typed, in the smallest unit: '1.250,50', '€ 1,250.50' or 'CHF 1250.5'. Null for what is none. */
export const typedAmount = (typed: string, currency = defaultCurrency): number | null =>
  amountOf(digitsOf(typed.trim().replace(/^[A-Z]{3}(?=[\s\d])|(?<=[\s\d])[A-Z]{3}$/i, '')), currency);

/** What was typed into one field, or why it cannot be that. */
export function readField(field: FieldDefinition, typed: string): { value: FieldValue } | { wrong: string } {
  const text = typed.trim();
  if (field.kind === 'yes-no') return { value: text !== '' };
  if (field.kind !== 'number' && field.kind !== 'money') return { value: text };
  if (text === '') return { value: null };
  if (field.kind === 'money') {
    const value = typedAmount(text, field.currency);
    return value === null ? { wrong: 'Enter an amount, such as 1,250.00.' } : { value };
  }
  const value = Number(digitsOf(text));
  return Number.isFinite(value) ? { value } : { wrong: 'Enter a number, such as 12.5.' };
}

/** How a value stands in its field. */
export function typedOf(field: FieldDefinition, value: FieldValue | undefined): string {
  if (value === null || value === undefined || value === false) return '';
  if (field.kind === 'money' && typeof value === 'number')
    return decimalOf(value, field.currency ?? defaultCurrency);
  return value === true ? 'yes' : String(value);
}

const emptyOf = ({ kind }: FieldDefinition): FieldValue =>
  kind === 'number' || kind === 'money' ? null : kind === 'yes-no' ? false : '';

/** Whether the schema wants something in this field. */
export const isRequired = (schema: z.ZodObject, field: FieldDefinition): boolean =>
  field.kind !== 'yes-no' && !(schema.shape[field.name] as z.ZodType).safeParse(emptyOf(field)).success;

/** Everything that was typed as the schema has it, or what is wrong beside which field. */
export function readFields<Schema extends z.ZodObject>(
  schema: Schema,
  fields: readonly FieldDefinition[],
  typed: (name: string) => string,
): { value: z.output<Schema> } | { errors: FieldErrors } {
  const values: Record<string, FieldValue> = {};
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const read = readField(field, typed(field.name));
    if ('wrong' in read) errors[field.name] = read.wrong;
    else values[field.name] = read.value;
  }
  const parsed = schema.safeParse(values);
  if (parsed.success && Object.keys(errors).length === 0) return { value: parsed.data };
  for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0])] ??= message;
  return { errors };
}
