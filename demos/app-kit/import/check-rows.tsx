import { type ReactNode, useId, useMemo, useState } from 'react';
import type { z } from 'zod';
import type { Table } from '#lib/files/table.ts';
import { counted, grouped } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { downloadCsv } from '../../kit/export/download.ts';
import { isRequired } from '../form/read-fields.ts';
import type { ImportField, Matched } from './match-columns.ts';
import { readRecords } from './read-records.ts';

/** Something to look at in a row that is imported all the same. */
export interface ValueNote {
  /** The place of its value among those that could be read. */
  at: number;
  said: string;
}

interface CheckRowsProps<Schema extends z.ZodObject> {
  table: Table;
  /** What was found by the names of the columns. */
  first: Matched;
  noun: readonly [one: string, many: string];
  schema: Schema;
  fields: readonly ImportField[];
  /** What to look at in rows that are imported all the same, each by the place of its value. */
  notesOn?: (values: readonly z.output<Schema>[]) => readonly ValueNote[];
  /** What else is decided before the rows are taken. */
  children?: ReactNode;
  /** With the records, or null when it was given up. */
  onDone: (values: readonly z.output<Schema>[] | null) => void;
}

const mostShown = 8;

/** Which column is which field, what the rows then say, and which of them cannot be read. */
export function CheckRows<Schema extends z.ZodObject>({
  table,
  first,
  noun,
  schema,
  fields,
  notesOn,
  children,
  onDone,
}: CheckRowsProps<Schema>) {
  const id = useId();
  const [matched, setMatched] = useState(first);
  const { values, places, wrong } = useMemo(
    () => readRecords(schema, fields, matched, table.rows),
    [schema, fields, matched, table],
  );
  const notes = notesOn?.(values) ?? [];
  return (
    <Dialog
      id={id}
      size="wide"
      heading={`${counted(table.rows.length, 'row')} in ${table.name}`}
      open
      onOpenChange={(open) => {
        if (!open) onDone(null);
      }}
      footer={
        <>
          <Button size="small" disabled={values.length === 0} onClick={() => onDone(values)}>
            {values.length === 0 ? 'Nothing to import yet' : `Import ${counted(values.length, ...noun)}`}
          </Button>
          <Button size="small" variant="ghost" onClick={() => onDone(null)}>
            Cancel
          </Button>
          {wrong.length > 0 ? (
            <p role="status" className="self-center text-[.9375rem] text-mute">
              {counted(wrong.length, 'row')} with problems, listed at the end
            </p>
          ) : null}
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <SelectField
            key={field.name}
            label={field.label}
            required={isRequired(schema, field)}
            value={String(matched[field.name] ?? -1)}
            onChange={(event) => setMatched({ ...matched, [field.name]: Number(event.currentTarget.value) })}
            hint={exampleOf(table, matched[field.name] ?? -1)}
          >
            <option value="-1">No column</option>
            {table.columns.map((column, place) => (
              <option key={column} value={place}>
                {column}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {table.notes.map((note) => (
        <p key={note} className="mt-4 text-[.9375rem] text-mute">
          {note}
        </p>
      ))}
      {children ? <div className="mt-6 grid gap-4 sm:grid-cols-2">{children}</div> : null}
      {notes.length > 0 ? (
        <section aria-label="Rows to look at" className="mt-6 rounded-input border border-line p-4">
          <h3 className="text-lg">{counted(notes.length, 'thing')} to look at</h3>
          <ul className="mt-2 text-[.9375rem]">
            {notes.slice(0, mostShown).map(({ at, said }) => (
              <li key={`${at} ${said}`} className="border-t border-line py-2">
                <span className="font-medium">Row {grouped(places[at] ?? 0)}</span> {said}
              </li>
            ))}
          </ul>
          {notes.length > mostShown ? (
            <p className="text-[.9375rem] text-mute">And {grouped(notes.length - mostShown)} more.</p>
          ) : null}
        </section>
      ) : null}
      {wrong.length > 0 ? (
        <section aria-label="Rows with problems" className="mt-6 rounded-input border border-danger p-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="text-lg">{counted(wrong.length, 'row')} can’t be read yet</h3>
            <Button
              size="small"
              variant="ghost"
              onClick={() =>
                downloadCsv(
                  'rows-with-problems.csv',
                  [...table.columns, 'Problem'],
                  wrong.map(({ cells, problems }) => [...cells, problems.join(' ')]),
                )
              }
            >
              Download these rows
            </Button>
          </div>
          <ul className="mt-2 text-[.9375rem]">
            {wrong.slice(0, mostShown).map(({ row, problems }) => (
              <li key={row} className="border-t border-line py-2">
                <span className="font-medium">Row {grouped(row)}</span> {problems.join(' ')}
              </li>
            ))}
          </ul>
          {wrong.length > mostShown ? (
            <p className="text-[.9375rem] text-mute">And {grouped(wrong.length - mostShown)} more.</p>
          ) : null}
          <p className="mt-2 text-[.9375rem] text-mute">
            They are left out. Your file stays as it is: mend it and import it again, or match another column.
          </p>
        </section>
      ) : null}
    </Dialog>
  );
}

/** What the first filled cell of a column says. */
function exampleOf({ rows }: Table, column: number): string | undefined {
  const cell = rows.find((row) => row[column]?.trim())?.[column];
  return cell ? `For example “${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}”` : undefined;
}
