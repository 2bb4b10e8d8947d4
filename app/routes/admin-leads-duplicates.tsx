import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { leadActions } from '#app/leads/lead-actions.server.ts';
import { shownPairs } from '#features/leads/pairs-page.server.ts';
import { DuplicatesWorkspace } from '#features/leads/ui/duplicates-workspace.tsx';
import type { Route } from './+types/admin-leads-duplicates';

export const loader = staffLoader('leads', async () => ({ pairs: await shownPairs() }));

export const action = staffAction('leads', leadActions);

export default function AdminLeadsDuplicates({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="leads" title="Leads" loaded={loaderData}>
      {({ pairs }, { writes }) => <DuplicatesWorkspace pairs={pairs} writes={writes} />}
    </AdminPage>
  );
}
