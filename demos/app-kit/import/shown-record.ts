import type { FieldValue } from '../form/field-definition.ts';
import { typedOf } from '../form/read-fields.ts';
import type { ImportField, Matched } from './match-columns.ts';
import type { PreviewRow } from './row-preview.tsx';

const longest = 60;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

function shownValue(field: ImportField, value: unknown): string {
  if (
    value === null ||
    (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
  )
    return '';
  const said = typedOf(field, value satisfies FieldValue);
  return cut(field.choices?.find((choice) => choice.value === said)?.label ?? said);
}

/** A record as the preview shows it: the first field that is filled, then the others that have a column. */
export function shownRecord(
  record: Readonly<Record<string, unknown>>,
  fields: readonly ImportField[],
  matched: Matched,
  id: string,
): PreviewRow {
  const filled = fields
    .filter(({ name }) => (matched[name] ?? -1) >= 0)
    .map((field) => ({ label: field.label, value: shownValue(field, record[field.name]) }))
    .filter(({ value }) => value !== '');
  const [first, ...facts] = filled;
  return { id, title: first?.value ?? '', facts };
}
