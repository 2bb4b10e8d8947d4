import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { lastBackup } from '#features/backups/queries.server.ts';
import { siteHealth } from '#features/site-health/queries.server.ts';
import { oneJob, retryJob } from '#features/site-health/retry.server.ts';
import { HealthWorkspace } from '#features/site-health/ui/health-workspace.tsx';
import { parseFields } from '#server/forms/fields.ts';
import type { Route } from './+types/admin-health';

export const loader = staffLoader('health', async (staff) => {
  const [health, backup] = await Promise.all([siteHealth(), lastBackup()]);
  return { health, lastBackup: backup, zone: staff.zone };
});

export const action = staffAction('health', {
  retry: async (_, fields, { actor }) => {
    const { queue, id } = parseFields(oneJob, fields);
    await retryJob(queue, id, actor);
    return { said: `A job of ${queue} is running again` };
  },
});

export default function AdminHealth({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="health" title="Health" loaded={loaderData}>
      {(page, { writes }) => <HealthWorkspace {...page} writes={writes} />}
    </AdminPage>
  );
}
