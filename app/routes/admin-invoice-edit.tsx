import { data } from 'react-router';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { editInvoice } from '#features/billing/commands/edit-draft.server.ts';
import { formGround, invoiceWorkspace } from '#features/billing/staff/paper-workspace.server.ts';
import { anotherLine, invoiceWish } from '#features/billing/staff/wishes.server.ts';
import { PaperForm } from '#features/billing/ui/staff/paper-form.tsx';
import { seenIn } from '#server/forms/conflict.ts';
import type { Route } from './+types/admin-invoice-edit';

const pageOf = (id: string | undefined) => `/admin-panel/invoices/${id}`;

export const loader = staffLoader('invoices', async (_, { params }) => {
  const invoice = await invoiceWorkspace(params.id ?? '');
  if (invoice?.standing !== 'draft') throw data(null, { status: 404 });
  const { typed, version, id } = invoice;
  return { typed, editing: { version, page: pageOf(id) }, ...formGround() };
});

export const action = staffAction('invoices', {
  save: async (staff, fields, { params }) => {
    const editing = { seen: seenIn(fields), staff: staff.userId };
    const { id } = await editInvoice(params.id ?? '', invoiceWish(fields), editing);
    return { said: 'The draft is saved', to: pageOf(id) };
  },
  line: async () => {
    throw anotherLine();
  },
});

export default function AdminInvoiceEdit({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('save', 'line');
  return (
    <AdminPage section="invoices" title="Edit invoice" loaded={loaderData} ownRefusals={['save', 'line']}>
      {(page) => <PaperForm kind="invoice" {...page} refused={refused} />}
    </AdminPage>
  );
}
