import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { leadActions } from '#app/leads/lead-actions.server.ts';
import { leadOwners } from '#app/leads/owners.server.ts';
import { leadBoard } from '#features/leads/board.server.ts';
import { duplicatePairs } from '#features/leads/duplicates.server.ts';
import { BoardWorkspace } from '#features/leads/ui/board-workspace.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-leads';

export const loader = staffLoader('leads', async (_, { url }) => {
  const owners = await leadOwners();
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const owner = url.searchParams.get('owner') ?? '';
  const nameOf = (id: string) => owners.find(({ userId }) => userId === id)?.name ?? null;
  return {
    board: await leadBoard({ q, owner }, nameOf),
    q,
    duplicates: (await duplicatePairs()).length,
  };
});

export const action = staffAction('leads', leadActions);

export default function AdminLeads({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      section="leads"
      title="Leads"
      loaded={loaderData}
      actions={[{ id: 'import', label: 'Import contacts', href: '/admin-panel/leads/import' }]}
      action={
        <ButtonLink href="/admin-panel/leads/new" variant="ink" size="small">
          Add a person
        </ButtonLink>
      }
    >
      {(page, { writes }) => <BoardWorkspace {...page} writes={writes} />}
    </AdminPage>
  );
}
