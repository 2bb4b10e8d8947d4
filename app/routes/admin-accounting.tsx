import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { today } from '#features/billing/seller.server.ts';
import { lastMonth } from '#features/billing/standing.ts';
import { AccountingWorkspace } from '#features/billing/ui/staff/accounting-workspace.tsx';
import type { Route } from './+types/admin-accounting';

export const loader = staffLoader('invoices', async () => lastMonth(today()));

export default function AdminAccounting({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="invoices" title="Export for your bookkeeper" loaded={loaderData}>
      {(span) => <AccountingWorkspace {...span} />}
    </AdminPage>
  );
}
