import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { auditList } from '#features/audit/list.server.ts';
import { AuditDesk } from '#features/audit/ui/audit-desk.tsx';
import { readSettings } from '#server/settings/settings.ts';
import { openTable } from '#server/tables/open-table.ts';
import type { Route } from './+types/admin-audit';

export const loader = staffLoader('audit', async (staff, { url }) => ({
  lines: await openTable(auditList, staff, url.searchParams),
  zone: readSettings().contact.timeZone,
}));

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="audit" title="Audit log" loaded={loaderData}>
      {(page) => <AuditDesk {...page} />}
    </AdminPage>
  );
}
