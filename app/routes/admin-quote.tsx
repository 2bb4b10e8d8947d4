import { data } from 'react-router';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { quoteActions } from '#app/billing/quote-actions.ts';
import { deleteQuote } from '#features/billing/commands/delete-draft.server.ts';
import { sendQuote } from '#features/billing/commands/send-quote.server.ts';
import { invoiceQuote, takeOrder } from '#features/billing/commands/take-order.server.ts';
import { orderSchema } from '#features/billing/schema.ts';
import { quoteWorkspace } from '#features/billing/staff/paper-workspace.server.ts';
import { QuoteDetail } from '#features/billing/ui/staff/quote-detail.tsx';
import { conversationAddress } from '#features/enquiries/inbox/address.ts';
import { parseFields } from '#server/forms/fields.ts';
import { saidWithMail } from '#server/mail/mail-standing.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-quote';

export const loader = staffLoader('quotes', async (staff, { params }) => {
  const quote = await quoteWorkspace(params.id ?? '');
  if (!quote) throw data(null, { status: 404 });
  const conversation = quote.enquiry === '' ? null : conversationAddress(quote.enquiry);
  return { quote, conversation, zone: staff.zone };
});

export const action = staffAction('quotes', {
  send: async (staff, _, { params }) => {
    const quote = await sendQuote(params.id ?? '', staff.userId);
    return {
      said: await saidWithMail(`Quote ${quote.number} is ready`, `It’s on its way to ${quote.email}`),
    };
  },
  order: async (staff, fields, { params }) => {
    const draft = await takeOrder(params.id ?? '', parseFields(orderSchema, fields), staff.userId);
    return { said: 'The order is recorded and its invoice drafted', to: `/admin-panel/invoices/${draft.id}` };
  },
  invoice: async (staff, _, { params }) => {
    const draft = await invoiceQuote(params.id ?? '', staff.userId);
    return { said: 'The invoice is drafted', to: `/admin-panel/invoices/${draft.id}` };
  },
  remove: async (staff, _, { params }) => {
    const undo = await deleteQuote(params.id ?? '', staff.userId);
    return { said: 'The draft is in the bin', undo, to: '/admin-panel/quotes' };
  },
});

export default function AdminQuote({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('order');
  const quote = loaderData.page?.quote;
  return (
    <AdminPage
      section="quotes"
      title={quote ? `Quote ${quote.number}` : 'Quote'}
      loaded={loaderData}
      ownRefusals={['order']}
      actions={quote && quoteActions(quote)}
      action={
        quote?.standing === 'draft' ? (
          <form method="post">
            <Button type="submit" name="intent" value="send" variant="ink" size="small">
              Send by email
            </Button>
          </form>
        ) : quote?.invoices[0] ? (
          <ButtonLink href={`/admin-panel/invoices/${quote.invoices[0].id}`} variant="ink" size="small">
            View invoice
          </ButtonLink>
        ) : null
      }
    >
      {(page, { writes }) => <QuoteDetail {...page} writes={writes} refused={refused} />}
    </AdminPage>
  );
}
