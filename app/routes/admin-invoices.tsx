import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { invoicesList } from '#features/billing/desk/invoices-list.server.ts';
import { invoiceTotals } from '#features/billing/desk/totals.server.ts';
import { InvoicesDesk } from '#features/billing/ui/desk/invoices-desk.tsx';
import { openTable } from '#server/tables/open-table.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-invoices';

export const loader = staffLoader('invoices', async (staff, { url }) => ({
  invoices: await openTable(invoicesList, staff, url.searchParams),
  totals: await invoiceTotals(),
}));

// A draft that was deleted leads here, with the way back.
export const action = staffAction('invoices', {});

const more = [
  { id: 'accounting', label: 'File for the bookkeeper', href: '/admin-panel/invoices/accounting' },
] as const;

export default function AdminInvoices({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      section="invoices"
      title="Invoices"
      loaded={loaderData}
      actions={more}
      action={
        <ButtonLink href="/admin-panel/invoices/new" variant="ink" size="small">
          Write an invoice
        </ButtonLink>
      }
    >
      {(page, { writes }) => <InvoicesDesk {...page} writes={writes} />}
    </AdminPage>
  );
}
