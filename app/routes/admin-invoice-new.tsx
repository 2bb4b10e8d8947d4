import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { quoteStart, startChoices } from '#app/billing/quote-start.server.ts';
import { StartFrom } from '#app/billing/start-from.tsx';
import { makeInvoice } from '#features/billing/commands/make-invoice.server.ts';
import { formGround } from '#features/billing/staff/paper-workspace.server.ts';
import { anotherLine, invoiceWish } from '#features/billing/staff/wishes.server.ts';
import { PaperForm } from '#features/billing/ui/staff/paper-form.tsx';
import type { Route } from './+types/admin-invoice-new';

export const loader = staffLoader('invoices', async (staff, { url }) => {
  const typed = await quoteStart(staff, url.searchParams);
  return { choices: await startChoices(staff, typed), form: { typed, ...formGround() } };
});

export const action = staffAction('invoices', {
  save: async (staff, fields) => {
    const { id } = await makeInvoice(invoiceWish(fields), staff.userId);
    return { said: 'The invoice is saved as a draft', to: `/admin-panel/invoices/${id}` };
  },
  line: async () => {
    throw anotherLine();
  },
});

export default function AdminInvoiceNew({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('save', 'line');
  return (
    <AdminPage section="invoices" title="New invoice" loaded={loaderData} ownRefusals={['save', 'line']}>
      {({ choices, form }) => (
        <>
          {refused ? null : <StartFrom choices={choices} />}
          <PaperForm key={form.typed.email} kind="invoice" {...form} refused={refused} />
        </>
      )}
    </AdminPage>
  );
}
