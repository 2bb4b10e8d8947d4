import { Download } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { bookingColumns } from '../../staff/bookings.ts';

/** The file for the bookkeeper: for which days, and what its columns hold. */
export function AccountingWorkspace({ from, to }: { from: string; to: string }) {
  return (
    <DetailPage>
      <WorkspacePart
        heading="Period"
        about="Includes invoices and credit notes by their issue date and payments by their payment date. Both days are included."
      >
        <Form method="get" action="/api/staff/billing/accounting" className="grid gap-5">
          <div className="grid gap-5 @md:grid-cols-2">
            <TextField label="From" name="from" type="date" required defaultValue={from} />
            <TextField label="To" name="to" type="date" required defaultValue={to} />
          </div>
          <Button type="submit" variant="ink" className="justify-self-start">
            <Download size={20} strokeWidth={1.5} aria-hidden="true" /> Download CSV{' '}
          </Button>
        </Form>
      </WorkspacePart>
      <WorkspacePart
        heading="What the file contains"
        about="One row for each tax rate of a document and one for each payment. Dates are year-month-day, amounts use a decimal point, and anything a spreadsheet might read as a formula is written as text."
      >
        <dl className="-my-2 divide-y divide-line text-[.9375rem]">
          {Object.entries(bookingColumns).map(([name, holds]) => (
            <div key={name} className="grid gap-x-4 py-2 @md:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="font-mono text-[.84375rem] leading-6">{name}</dt>
              <dd className="text-mute">{holds}</dd>
            </div>
          ))}
        </dl>
      </WorkspacePart>
    </DetailPage>
  );
}
