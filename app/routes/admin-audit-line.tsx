import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { subjectNames } from '#app/admin/subject-names.server.ts';
import { auditLine } from '#features/audit/queries.server.ts';
import { AuditDetail } from '#features/audit/ui/audit-detail.tsx';
import { kindText } from '#features/audit/words.ts';
import { GoneFromList } from '#ui/kinds/workspace-list.tsx';
import type { Route } from './+types/admin-audit-line';

export const loader = staffLoader('audit', async (staff, { params }) => {
  const line = await auditLine(params.id ?? '');
  const names = line ? await subjectNames([line.subject]) : {};
  return { line, names, zone: staff.zone };
});

const titleOf = (kind: string | undefined): string => (kind ? kindText(kind) : 'Audit log');

export default function AdminAuditLine({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="audit" title={titleOf(loaderData.page?.line?.kind)} loaded={loaderData}>
      {({ line, names, zone }) =>
        line ? (
          <AuditDetail line={line} names={names} zone={zone} />
        ) : (
          <GoneFromList noun="line" href="/admin-panel/audit" list="log" />
        )
      }
    </AdminPage>
  );
}
