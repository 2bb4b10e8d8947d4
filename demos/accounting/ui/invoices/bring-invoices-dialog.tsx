import { toast } from '#ui/panels/toast.ts';
import { ImportDialog } from '../../../kit/import/import-dialog.tsx';
import { readRows } from '../../../kit/import/read-rows.ts';
import { bringInvoices } from '../../actions/bring-invoices.ts';
import type { Rows } from '../../records.ts';
import type { Change } from '../change.ts';

interface BringInvoicesDialogProps {
  id: string;
  rows: Rows;
  change: Change;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Brings in the open invoices of another program, so that bank lines find them. */
export function BringInvoicesDialog({ id, rows, change, open, onOpenChange }: BringInvoicesDialogProps) {
  return (
    <ImportDialog
      id={id}
      open={open}
      onOpenChange={onOpenChange}
      words={{
        heading: 'Bring in invoices',
        files: 'CSV, TSV or Excel (.xlsx)',
        accept: '.csv,.tsv,.txt,.xlsx,text/csv,text/plain',
        paste: 'Or paste rows',
        use: 'Bring in these invoices',
      }}
      hint="Columns are found by their names: Number, Customer, Date and Total; Due, VAT and IBAN if they are there. Invoices keep their numbers."
      sample={'Number;Customer;Date;Due;Total;VAT\nA-2031;Studio Kern;02/11/2026;16/11/2026;1.190,00;19'}
      read={readRows}
      onRead={(read) => {
        if (!('table' in read)) return 'This is a saved state of a demo. Bring a file with rows.';
        const done = bringInvoices(rows, read.table);
        if ('problem' in done) return done.problem;
        change(done.said, done.edits);
        const problems = done.problems ?? [];
        toast({
          title: done.said,
          tone: problems.length > 0 ? 'warning' : 'done',
          text:
            problems.length > 0
              ? `${problems.slice(0, 4).join(' ')}${problems.length > 4 ? ` And ${problems.length - 4} more.` : ''}`
              : undefined,
          duration: problems.length > 0 ? 15_000 : undefined,
        });
        return null;
      }}
    />
  );
}
