import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { useLookAgain } from '#app/admin/use-look-again.ts';
import { askForBackup, removeBackup } from '#features/backups/commands/back-up.server.ts';
import { saveBackupSettings } from '#features/backups/commands/save-settings.server.ts';
import { askForTrial } from '#features/backups/commands/trial.server.ts';
import { backupsPage } from '#features/backups/queries.server.ts';
import { backupSettingsSchema, oneBackup } from '#features/backups/schema.ts';
import { BackupsWorkspace } from '#features/backups/ui/backups-workspace.tsx';
import { parseFields } from '#server/forms/fields.ts';
import { Button } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-backups';

export const loader = staffLoader('backups', async (staff) => ({
  ...(await backupsPage()),
  zone: staff.zone,
}));

export const action = staffAction('backups', {
  make: async (_, __, { actor }) => {
    await askForBackup(actor);
    return { said: 'We’re making a backup' };
  },
  remove: async (_, fields, { actor }) => {
    await removeBackup(parseFields(oneBackup, fields).id, actor);
    return { said: 'The file is deleted' };
  },
  trial: async () => {
    await askForTrial();
    return { said: 'We’re testing the newest backup' };
  },
  settings: async (_, fields, { actor }) => {
    await saveBackupSettings(parseFields(backupSettingsSchema, fields), actor);
    return { said: 'Saved' };
  },
});

export default function AdminBackups({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('settings');
  const underWay = loaderData.page?.underWay ?? false;
  useLookAgain(underWay || loaderData.page?.offsite.trial.standing === 'running');
  return (
    <AdminPage
      section="backups"
      title="Backups"
      loaded={loaderData}
      ownRefusals={['settings']}
      action={
        <form method="post">
          <Button type="submit" name="intent" value="make" variant="ink" size="small" disabled={underWay}>
            {underWay ? 'Backup in progress' : 'Back up now'}
          </Button>
        </form>
      }
    >
      {(page) => <BackupsWorkspace {...page} refused={refused} />}
    </AdminPage>
  );
}
