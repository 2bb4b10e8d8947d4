import { useState } from 'react';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { ImportField, Matched } from './match-columns.ts';

interface ColumnChoicesProps {
  /** Only the names and the rows of the table are looked at. */
  table: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  fields: readonly ImportField[];
  matched: Matched;
  onChange: (matched: Matched) => void;
  isRequired: (field: ImportField) => boolean;
  /** What is wrong, by the name of the field. */
  errors: Readonly<Record<string, string>>;
}

/** Which column of a file fills which field: found by name, put right by hand. */
export function ColumnChoices({ table, fields, matched, onChange, isRequired, errors }: ColumnChoicesProps) {
  const columnOf = ({ name }: ImportField) => matched[name] ?? -1;
  const used = new Set(fields.map(columnOf));
  const unused = table.columns.filter((_, place) => !used.has(place));
  // What was found at first decides where a field stands: one that is matched by hand stays under the hand.
  const [first] = useState({
    ...matched,
    ...Object.fromEntries(Object.keys(errors).map((name) => [name, 0])),
  });
  const [hasUnused] = useState(unused.length > 0);
  const isOpen = (field: ImportField) => isRequired(field) || (first[field.name] ?? -1) >= 0;
  const choice = (field: ImportField) => (
    <SelectField
      key={field.name}
      label={field.label}
      required={isRequired(field)}
      error={errors[field.name]}
      value={String(columnOf(field))}
      onChange={(event) => onChange({ ...matched, [field.name]: Number(event.currentTarget.value) })}
      hint={exampleOf(table.rows, columnOf(field)) ?? field.hint}
    >
      <option value="-1">No column</option>
      {table.columns.map((column, place) => (
        <option key={column} value={place}>
          {column}
        </option>
      ))}
    </SelectField>
  );
  const shut = fields.filter((field) => !isOpen(field));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">{fields.filter(isOpen).map(choice)}</div>
      {shut.length > 0 ? (
        <details open={hasUnused} className="mt-4 rounded-input border border-line px-4 py-1">
          <summary className="min-h-11 content-center font-medium">
            {shut.length === 1 ? 'One more field' : `${shut.length} more fields`} you can fill
          </summary>
          <p className="mb-3 text-[.9375rem] wrap-anywhere text-mute">
            {unused.length > 0
              ? `Columns that aren’t used yet: ${unused.join(', ')}.`
              : 'Every column of the file is used.'}
          </p>
          <div className="grid gap-4 pb-4 sm:grid-cols-2">{shut.map(choice)}</div>
        </details>
      ) : null}
    </>
  );
}

/** What the first filled cell of a column says. */
function exampleOf(rows: readonly (readonly string[])[], column: number): string | undefined {
  const cell = rows.find((row) => row[column]?.trim())?.[column];
  return cell ? `For example “${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}”` : undefined;
}
