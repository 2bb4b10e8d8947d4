import { type ReactNode, useId, useMemo, useState } from 'react';
import type { z } from 'zod';
import type { Table } from '#lib/files/table.ts';
import { ImportDialog, rowWords } from '../../kit/import/import-dialog.tsx';
import { readRows } from '../../kit/import/read-rows.ts';
import { CheckRows, type ValueNote } from './check-rows.tsx';
import { type ImportField, matchColumns } from './match-columns.ts';

interface ImportRowsProps<Schema extends z.ZodObject> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is imported, as the dialog says it: 'Import invoices'. */
  heading?: string;
  /** What a row is, one and many: `['person', 'people']`. */
  noun: readonly [one: string, many: string];
  schema: Schema;
  fields: readonly ImportField<keyof Schema['shape'] & string>[];
  /** A few rows as they could be pasted, names of columns first. */
  sample: string;
  /** What to look at in rows that are imported all the same. */
  notesOn?: (values: readonly z.output<Schema>[]) => readonly ValueNote[];
  /** What else is decided before the rows are taken, such as whether they replace what is there. */
  children?: ReactNode;
  /** Takes the rows that could be read. */
  onImport: (values: readonly z.output<Schema>[]) => void;
}

/** Brings rows of a CSV or Excel file in: columns are matched to fields, and rows with problems are listed, not lost. */
export function ImportRows<Schema extends z.ZodObject>({
  open,
  onOpenChange,
  heading = 'Import your data',
  noun,
  schema,
  fields,
  sample,
  notesOn,
  children,
  onImport,
}: ImportRowsProps<Schema>) {
  const id = useId();
  const [table, setTable] = useState<Table | null>(null);
  const first = useMemo(() => (table ? matchColumns(table.columns, fields) : {}), [table, fields]);
  return (
    <>
      <ImportDialog
        id={id}
        open={open}
        onOpenChange={onOpenChange}
        hint="Your columns can have any names and any order. In the next step you see what each one is used for and can change it. Nothing leaves this browser."
        sample={sample}
        words={{ ...rowWords, heading }}
        read={readRows}
        onRead={(read) => {
          if (!('table' in read))
            return 'This is a saved file, not a table. Open it from the menu at the top.';
          setTable(read.table);
          return null;
        }}
      />
      {table ? (
        <CheckRows
          key={table.name + table.rows.length}
          table={table}
          first={first}
          noun={noun}
          schema={schema}
          fields={fields}
          notesOn={notesOn}
          onDone={(values) => {
            setTable(null);
            if (values) onImport(values);
          }}
        >
          {children}
        </CheckRows>
      ) : null}
    </>
  );
}
