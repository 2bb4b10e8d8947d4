import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { confirmAddresses } from '#features/identity/accounts/confirm-addresses.server.ts';
import { accountList } from '#features/identity/accounts/list.server.ts';
import { AccountsDesk } from '#features/identity/ui/staff/accounts-desk.tsx';
import { StaffTabs } from '#features/identity/ui/staff/staff-tabs.tsx';
import { meantIds } from '#server/tables/meant-ids.ts';
import { openTable } from '#server/tables/open-table.ts';
import type { Route } from './+types/admin-accounts';

export const loader = staffLoader('staff', async (staff, { url }) => ({
  accounts: await openTable(accountList, staff, url.searchParams),
  zone: staff.zone,
}));

export const action = staffAction('staff', {
  confirm: async (staff, fields, { actor, url }) => {
    const confirmed = await confirmAddresses(await meantIds(accountList, fields, staff, url), actor);
    const [first] = confirmed;
    return {
      said: confirmed.length === 1 ? `${first} is confirmed` : `${confirmed.length} addresses are confirmed`,
    };
  },
});

export default function AdminAccounts({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="staff" title="Accounts" mark={<StaffTabs here="Accounts" />} loaded={loaderData}>
      {(page, { writes }) => <AccountsDesk {...page} writes={writes} />}
    </AdminPage>
  );
}
