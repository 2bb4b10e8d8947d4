import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { useLookAgain } from '#app/admin/use-look-again.ts';
import { askForExport } from '#features/export/commands/ask-for-export.server.ts';
import { exportsPage } from '#features/export/queries.server.ts';
import { ExportWorkspace } from '#features/export/ui/export-workspace.tsx';
import { Button } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-export';

export const loader = staffLoader('export', async (staff) => ({
  ...(await exportsPage()),
  zone: staff.zone,
}));

export const action = staffAction('export', {
  make: async (_, __, { actor }) => {
    await askForExport(actor);
    return { said: 'We’re preparing your export' };
  },
});

export default function AdminExport({ loaderData }: Route.ComponentProps) {
  const underWay = loaderData.page?.underWay ?? false;
  useLookAgain(underWay);
  return (
    <AdminPage
      section="export"
      title="Export"
      loaded={loaderData}
      action={
        <form method="post">
          <Button type="submit" name="intent" value="make" variant="ink" size="small" disabled={underWay}>
            {underWay ? 'Export in progress' : 'Export everything'}
          </Button>
        </form>
      }
    >
      {({ list, zone }) => <ExportWorkspace list={list} zone={zone} />}
    </AdminPage>
  );
}
