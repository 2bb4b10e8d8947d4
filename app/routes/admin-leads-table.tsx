import { AdminPage } from '#app/admin/admin-page.tsx';
import type { Deed } from '#app/admin/deed.ts';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { moveSeveral } from '#features/leads/commands/move-several.server.ts';
import { duplicatePairs } from '#features/leads/duplicates.server.ts';
import { leadList } from '#features/leads/list.server.ts';
import { todayAtStudio } from '#features/leads/queries.server.ts';
import { type Stage, stages, stageWords } from '#features/leads/stages.ts';
import { TableDesk } from '#features/leads/ui/table-desk.tsx';
import { readSettings } from '#server/settings/settings.ts';
import { meantIds } from '#server/tables/meant-ids.ts';
import { openTable } from '#server/tables/open-table.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-leads-table';

export const loader = staffLoader('leads', async (staff, { url }) => ({
  leads: await openTable(leadList, staff, url.searchParams),
  duplicates: (await duplicatePairs()).length,
  zone: staff.zone,
  currency: readSettings().billing.currency,
  today: todayAtStudio(),
}));

const moveTo =
  (stage: Stage): Deed =>
  async (staff, fields, { actor, url }) => {
    const { moved, undo } = await moveSeveral(await meantIds(leadList, fields, staff, url), stage, actor);
    const words = stageWords[stage].label.toLowerCase();
    return { said: `${moved === 1 ? 'One lead is' : `${moved} leads are`} ${words} now`, undo };
  };

export const action = staffAction(
  'leads',
  Object.fromEntries(
    stages.filter((stage) => stage !== 'lost').map((stage) => [`to-${stage}`, moveTo(stage)]),
  ),
);

export default function AdminLeadsTable({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      section="leads"
      title="Leads"
      loaded={loaderData}
      actions={[{ id: 'import', label: 'Bring in a file of contacts', href: '/admin-panel/leads/import' }]}
      action={
        <ButtonLink href="/admin-panel/leads/new" variant="ink" size="small">
          Add somebody
        </ButtonLink>
      }
    >
      {(page, { writes }) => <TableDesk {...page} writes={writes} />}
    </AdminPage>
  );
}
