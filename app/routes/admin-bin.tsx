import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { purgeItems, restoreItems } from '#features/bin/empty.server.ts';
import { binList } from '#features/bin/list.server.ts';
import { BinDesk } from '#features/bin/ui/bin-desk.tsx';
import { chosenIds } from '#server/forms/chosen-ids.ts';
import { readSettings } from '#server/settings/settings.ts';
import { openTable } from '#server/tables/open-table.ts';
import type { Route } from './+types/admin-bin';

export const loader = staffLoader('bin', async (staff, { url }) => ({
  items: await openTable(binList, staff, url.searchParams),
  zone: staff.zone,
  days: readSettings().retention.binDays,
}));

const things = (count: number): string => (count === 1 ? 'One thing is' : `${count} things are`);

export const action = staffAction('bin', {
  restore: async ({ areas }, fields, { actor }) => ({
    said: `${things(await restoreItems(chosenIds(fields), { actor, areas }))} back`,
  }),
  purge: async ({ areas }, fields, { actor }) => ({
    said: `${things(await purgeItems(chosenIds(fields), { actor, areas }))} gone for good`,
  }),
});

export default function AdminBin({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="bin" title="Bin" loaded={loaderData}>
      {(page, { writes }) => <BinDesk {...page} writes={writes} />}
    </AdminPage>
  );
}
