import type { Statement } from '#engines/bank/bank-line.ts';
import { toast } from '#ui/panels/toast.ts';
import { ImportDialog } from '../../../kit/import/import-dialog.tsx';
import { readerIn } from '../../../kit/import/reader.ts';
import { bringStatement } from '../../actions/bring-statement.ts';
import type { Rows } from '../../records.ts';
import type { Change } from '../change.ts';

/** Reads statements in a worker: one that was made to keep a parser busy stops nothing but itself. */
export const readStatementFile = readerIn<{ statement: Statement }>(
  () => new Worker(new URL('../../statement.worker.ts', import.meta.url), { type: 'module' }),
);

/** Takes what was read, and says what was left out; the sentence it returns says why nothing was taken. */
export function takeStatement(rows: Rows, change: Change, statement: Statement): string | null {
  const done = bringStatement(rows, statement);
  if ('problem' in done) return done.problem;
  change(done.said, done.edits);
  const text = [...statement.notes, ...(done.notes ?? [])].join(' ');
  toast({
    title: done.said,
    tone: text ? 'warning' : 'done',
    text: text || undefined,
    duration: text ? 12_000 : undefined,
  });
  return null;
}

interface BringStatementDialogProps {
  id: string;
  rows: Rows;
  change: Change;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Brings a bank statement in: dropped, chosen or pasted. */
export function BringStatementDialog({ id, rows, change, open, onOpenChange }: BringStatementDialogProps) {
  return (
    <ImportDialog
      id={id}
      open={open}
      onOpenChange={onOpenChange}
      words={{
        heading: 'Bring in a bank statement',
        files: 'CAMT.053 (XML) or CSV, as your bank offers it',
        accept: '.xml,.csv,.txt,.tsv,text/xml,application/xml,text/csv,text/plain',
        paste: 'Or paste the lines of a CSV file',
        use: 'Bring in these lines',
      }}
      hint="Columns are found by their names: a date, an amount (or one column for each direction), a name and a text. Lines that are here already are left out."
      sample={'Date;Name;Reference;Amount\n18/11/2026;Café Morgenrot;Invoice 2026-0081;415,31'}
      read={readStatementFile}
      onRead={({ statement }) => takeStatement(rows, change, statement)}
    />
  );
}
