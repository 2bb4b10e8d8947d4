import { data } from 'react-router';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { invoiceActions } from '#app/billing/invoice-actions.ts';
import { creditInvoice } from '#features/billing/commands/credit-invoice.server.ts';
import { deleteInvoice } from '#features/billing/commands/delete-draft.server.ts';
import { issueInvoice } from '#features/billing/commands/make-invoice.server.ts';
import { recordBankPayment } from '#features/billing/commands/record-payment.server.ts';
import { remind } from '#features/billing/commands/remind.server.ts';
import { creditSchema } from '#features/billing/schema.ts';
import { invoiceWorkspace } from '#features/billing/staff/paper-workspace.server.ts';
import { creditPartsWish, paymentWish } from '#features/billing/staff/wishes.server.ts';
import { InvoiceDetail } from '#features/billing/ui/staff/invoice-detail.tsx';
import { moneyText } from '#lib/money/money.ts';
import { parseFields } from '#server/forms/fields.ts';
import { saidWithMail } from '#server/mail/mail-standing.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-invoice';

export const loader = staffLoader('invoices', async (staff, { params }) => {
  const invoice = await invoiceWorkspace(params.id ?? '');
  if (!invoice) throw data(null, { status: 404 });
  return { invoice, zone: staff.zone };
});

const credited = async ({ id, number }: { id: string; number: string | null }) => ({
  said: await saidWithMail(`Credit note ${number} is issued`, 'It’s on its way by email'),
  to: `/admin-panel/invoices/${id}`,
});

export const action = staffAction('invoices', {
  issue: async (staff, _, { params }) => {
    const { number, email } = await issueInvoice(params.id ?? '', staff.userId);
    return { said: await saidWithMail(`Invoice ${number} is issued`, `It’s on its way to ${email}`) };
  },
  pay: async (staff, fields, { params }) => {
    const wish = await paymentWish(params.id ?? '', fields);
    const { amount, currency } = await recordBankPayment(params.id ?? '', wish, staff.userId);
    return {
      said: `Recorded: ${moneyText(Math.abs(amount), currency)} ${amount < 0 ? 'refunded' : 'received'}`,
    };
  },
  credit: async (staff, fields, { params }) => {
    const { reason } = parseFields(creditSchema, fields);
    return credited(await creditInvoice(params.id ?? '', { reason }, staff.userId));
  },
  'credit-part': async (staff, fields, { params }) => {
    const wish = await creditPartsWish(params.id ?? '', fields);
    return credited(await creditInvoice(params.id ?? '', wish, staff.userId));
  },
  remind: async (staff, _, { params }) => {
    const { email } = await remind(params.id ?? '', staff.userId);
    return { said: await saidWithMail('The reminder is saved', `It’s on its way to ${email}`) };
  },
  remove: async (staff, _, { params }) => {
    const undo = await deleteInvoice(params.id ?? '', staff.userId);
    return { said: 'The draft is in the bin', undo, to: '/admin-panel/invoices' };
  },
});

const titleOf = ({ kind, number }: { kind: 'invoice' | 'credit'; number: string }) =>
  kind === 'credit' ? `Credit note ${number}` : number ? `Invoice ${number}` : 'Invoice draft';

const own = ['pay', 'credit', 'credit-part'];

export default function AdminInvoice({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal(...own);
  const invoice = loaderData.page?.invoice;
  return (
    <AdminPage
      section="invoices"
      title={invoice ? titleOf(invoice) : 'Invoice'}
      loaded={loaderData}
      ownRefusals={own}
      actions={invoice && invoiceActions(invoice)}
      action={
        invoice?.standing === 'draft' ? (
          <form method="post">
            <Button type="submit" name="intent" value="issue" variant="ink" size="small">
              Issue and email
            </Button>
          </form>
        ) : invoice?.open ? (
          <ButtonLink href="#payment" variant="ink" size="small">
            Record a payment
          </ButtonLink>
        ) : null
      }
    >
      {(page, { writes }) => <InvoiceDetail {...page} writes={writes} refused={refused} />}
    </AdminPage>
  );
}
