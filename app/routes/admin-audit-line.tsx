import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { auditLine } from '#features/audit/queries.server.ts';
import { AuditSheet } from '#features/audit/ui/audit-sheet.tsx';
import { readSettings } from '#server/settings/settings.ts';
import { GoneFromList } from '#ui/kinds/desk-list.tsx';
import type { Route } from './+types/admin-audit-line';

export const loader = staffLoader('audit', async (_, { params }) => ({
  line: await auditLine(params.id ?? ''),
  zone: readSettings().contact.timeZone,
}));

export default function AdminAuditLine({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="audit" title={loaderData.page?.line?.kind ?? 'Audit log'} loaded={loaderData}>
      {({ line, zone }) =>
        line ? (
          <AuditSheet line={line} zone={zone} />
        ) : (
          <GoneFromList noun="line" href="/admin-panel/audit" list="log" />
        )
      }
    </AdminPage>
  );
}
