import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { settingsPage } from '#features/site-settings/page.server.ts';
import { isPartName, settingParts } from '#features/site-settings/parts.ts';
import { savePart } from '#features/site-settings/save.server.ts';
import { SettingsForm } from '#features/site-settings/ui/settings-form.tsx';
import { AppError } from '#server/errors.ts';
import { textsIn } from '#server/forms/fields.ts';
import type { Route } from './+types/admin-settings';

export const loader = staffLoader('settings', async () => ({ parts: await settingsPage() }));

export const action = staffAction('settings', {
  save: async (_, fields, { actor }) => {
    const { part, seen } = fields;
    if (!isPartName(part))
      throw new AppError({ status: 404, code: 'unknown', message: 'These settings don’t exist.' });
    const undo = await savePart({
      part,
      seen: Number(seen) || 0,
      texts: Object.fromEntries(textsIn(fields)),
      actor,
    });
    return {
      said: `${settingParts[part].heading} saved. The pages update in a moment`,
      undo,
      to: `/admin-panel/settings#${part}`,
    };
  },
});

export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('save');
  return (
    <AdminPage
      section="settings"
      title="Settings"
      loaded={loaderData}
      ownRefusals={refused?.conflict ? ['save'] : []}
    >
      {(page, { writes }) => <SettingsForm parts={page.parts} writes={writes} refused={refused} />}
    </AdminPage>
  );
}
