import { type ReactNode, useId, useMemo, useState } from 'react';
import type { z } from 'zod';
import type { Table } from '#lib/files/table.ts';
import { counted, grouped } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { isRequired } from '../form/read-fields.ts';
import { ColumnChoices } from './column-choices.tsx';
import type { ImportField, Matched } from './match-columns.ts';
import { readRecords } from './read-records.ts';
import { RowPreview } from './row-preview.tsx';
import { shownRecord } from './shown-record.ts';
import { WrongLines } from './wrong-lines.tsx';

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
const mostPreviewed = 4;

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
  // A field without a column that every row lacks is one thing to put right, not a thousand wrong rows.
  const missing = fields.filter(
    ({ name }) =>
      (matched[name] ?? -1) < 0 && values.length === 0 && wrong.every((row) => row.fields.includes(name)),
  );
  const notes = notesOn?.(values) ?? [];
  const lineOf = (row: number) => table.lines?.[row - 1] ?? row;
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
          <p role="status" className="self-center text-[.9375rem] text-mute empty:hidden">
            {missing.length > 0
              ? `Choose a column for ${missing.map(({ label }) => label).join(' and ')}`
              : wrong.length > 0
                ? `${counted(wrong.length, 'line')} with problems, listed at the end`
                : ''}
          </p>
        </>
      }
    >
      <ColumnChoices
        table={table}
        fields={fields}
        matched={matched}
        onChange={setMatched}
        isRequired={(field) => isRequired(schema, field)}
        errors={Object.fromEntries(
          missing.map(({ name }) => [name, 'Choose the column with this value. Every row needs it.']),
        )}
      />
      {table.notes.map((note) => (
        <p key={note} className="mt-4 text-[.9375rem] text-mute">
          {note}
        </p>
      ))}
      {values.length > 0 ? (
        <RowPreview
          rows={values
            .slice(0, mostPreviewed)
            .map((value, at) => shownRecord(value, fields, matched, String(places[at])))}
          of={values.length}
        />
      ) : null}
      {children ? <div className="mt-6 grid gap-4 sm:grid-cols-2">{children}</div> : null}
      {notes.length > 0 ? (
        <section aria-label="Rows to check" className="mt-6 rounded-input border border-line p-4">
          <h3 className="text-lg">{counted(notes.length, 'thing')} to check</h3>
          <ul className="mt-2 text-[.9375rem]">
            {notes.slice(0, mostShown).map(({ at, said }) => (
              <li key={`${at} ${said}`} className="border-t border-line py-2">
                <span className="font-medium">Line {grouped(lineOf(places[at] ?? 0))}</span> {said}
              </li>
            ))}
          </ul>
          {notes.length > mostShown ? (
            <p className="text-[.9375rem] text-mute">And {grouped(notes.length - mostShown)} more.</p>
          ) : null}
        </section>
      ) : null}
      {wrong.length > 0 && missing.length === 0 ? (
        <WrongLines
          lines={wrong.map(({ row, problems, cells }) => ({
            line: lineOf(row),
            said: problems.join(' '),
            cells,
          }))}
          columns={table.columns}
        />
      ) : null}
    </Dialog>
  );
}
