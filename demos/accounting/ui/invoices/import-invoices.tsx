import { toast } from '#ui/panels/toast.ts';
import { ImportRows } from '../../../app-kit/import/import-rows.tsx';
import { importInvoices, invoiceFields, invoiceNotes, invoiceRow } from '../../actions/import-invoices.ts';
import type { Rows } from '../../records.ts';
import { type Change, doOrSay } from '../change.ts';

interface ImportInvoicesProps {
  rows: Rows;
  change: Change;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Brings in the open invoices of another program, so that bank lines find them. */
export function ImportInvoices({ rows, change, open, onOpenChange }: ImportInvoicesProps) {
  return (
    <ImportRows
      open={open}
      onOpenChange={onOpenChange}
      heading="Import invoices"
      noun={['invoice', 'invoices']}
      schema={invoiceRow}
      fields={invoiceFields}
      sample={'Number;Customer;Date;Due;Total;VAT\nA-2031;Studio Kern;02/11/2026;16/11/2026;1.190,00;19'}
      notesOn={(values) => invoiceNotes(rows, values)}
      onImport={(values) => {
        const done = importInvoices(rows, values);
        if (doOrSay(change, done) && 'said' in done) toast({ title: done.said, tone: 'done' });
      }}
    />
  );
}
