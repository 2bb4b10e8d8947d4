import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { quotesList } from '#features/billing/desk/quotes-list.server.ts';
import { quoteTotals } from '#features/billing/desk/totals.server.ts';
import { QuotesDesk } from '#features/billing/ui/desk/quotes-desk.tsx';
import { openTable } from '#server/tables/open-table.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-quotes';

export const loader = staffLoader('quotes', async (staff, { url }) => ({
  quotes: await openTable(quotesList, staff, url.searchParams),
  totals: await quoteTotals(),
  zone: staff.zone,
}));

// A draft that was deleted leads here, with the way back.
export const action = staffAction('quotes', {});

export default function AdminQuotes({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      section="quotes"
      title="Quotes"
      loaded={loaderData}
      action={
        <ButtonLink href="/admin-panel/quotes/new" variant="ink" size="small">
          Write a quote
        </ButtonLink>
      }
    >
      {(page, { writes }) => <QuotesDesk {...page} writes={writes} />}
    </AdminPage>
  );
}
