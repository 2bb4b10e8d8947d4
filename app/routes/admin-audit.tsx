import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { subjectNames } from '#app/admin/subject-names.server.ts';
import { auditList } from '#features/audit/list.server.ts';
import { AuditWorkspace } from '#features/audit/ui/audit-workspace.tsx';
import { openTable } from '#server/tables/open-table.ts';
import type { Route } from './+types/admin-audit';

export const loader = staffLoader('audit', async (staff, { url }) => {
  const lines = await openTable(auditList, staff, url.searchParams);
  const names = await subjectNames(lines.rows.map(({ subject }) => subject));
  return { lines, names, zone: staff.zone };
});

/** It takes what every list does: saving a view, and taking its removal back. */
export const action = staffAction('audit', {});

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="audit" title="Audit log" loaded={loaderData}>
      {(page) => <AuditWorkspace {...page} />}
    </AdminPage>
  );
}
