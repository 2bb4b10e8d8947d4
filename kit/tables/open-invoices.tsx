import { payment } from '#content/desks/records.ts';
import { DeskTable } from '#ui/kinds/desk-samples/desk-table.tsx';

export default function OpenInvoices() {
  if (payment.sample.shape !== 'table') return null;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised">
      <DeskTable caption="Invoices, sample data" {...payment.sample} />
    </div>
  );
}
