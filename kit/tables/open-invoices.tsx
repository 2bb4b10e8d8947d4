import { payment } from '#content/desks/records.ts';
import { DeskTable } from '#ui/kinds/desk-samples/desk-table.tsx';

export const heading = 'Rows that become cards';

export default function Example() {
  if (payment.sample.shape !== 'table') return null;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised">
      <DeskTable caption="Invoices, sample data" {...payment.sample} />
    </div>
  );
}
