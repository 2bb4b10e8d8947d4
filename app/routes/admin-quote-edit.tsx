import { data } from 'react-router';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { editQuote } from '#features/billing/commands/edit-draft.server.ts';
import { formGround, quoteWorkspace } from '#features/billing/staff/paper-workspace.server.ts';
import { anotherLine, quoteWish } from '#features/billing/staff/wishes.server.ts';
import { PaperForm } from '#features/billing/ui/staff/paper-form.tsx';
import { seenIn } from '#server/forms/conflict.ts';
import type { Route } from './+types/admin-quote-edit';

const pageOf = (id: string | undefined) => `/admin-panel/quotes/${id}`;

export const loader = staffLoader('quotes', async (_, { params }) => {
  const quote = await quoteWorkspace(params.id ?? '');
  if (quote?.standing !== 'draft') throw data(null, { status: 404 });
  const { number, typed, version, id } = quote;
  return { number, form: { typed, editing: { version, page: pageOf(id) }, ...formGround() } };
});

export const action = staffAction('quotes', {
  save: async (staff, fields, { params }) => {
    const editing = { seen: seenIn(fields), staff: staff.userId };
    const quote = await editQuote(params.id ?? '', quoteWish(fields), editing);
    return { said: `Quote ${quote.number} is saved`, to: pageOf(quote.id) };
  },
  line: async () => {
    throw anotherLine();
  },
});

export default function AdminQuoteEdit({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('save', 'line');
  const number = loaderData.page?.number;
  return (
    <AdminPage
      section="quotes"
      title={number ? `Edit quote ${number}` : 'Edit quote'}
      loaded={loaderData}
      ownRefusals={['save', 'line']}
    >
      {({ form }) => <PaperForm kind="quote" {...form} refused={refused} />}
    </AdminPage>
  );
}
