import { z } from 'zod';
import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { dropImport } from '#features/leads/commands/import-file.server.ts';
import { writeImport } from '#features/leads/commands/write-import.server.ts';
import { importPage } from '#features/leads/import/import-page.server.ts';
import { DryRun } from '#features/leads/ui/dry-run.tsx';
import { parseFields } from '#server/forms/fields.ts';
import { GoneFromList } from '#ui/kinds/workspace-list.tsx';
import type { Route } from './+types/admin-lead-import';

const idOf = (given: string | undefined): string => z.uuid().catch('').parse(given);

export const loader = staffLoader('leads', async ({ userId }, { params }) => {
  const id = idOf(params.id);
  return { dryRun: id ? await importPage(id, `user:${userId}`) : null };
});

const people = (count: number): string => (count === 1 ? 'One person is' : `${count} people are`);

export const action = staffAction('leads', {
  write: async (_, fields, { params, actor }) => {
    const { print } = parseFields(z.object({ print: z.string().max(40) }), fields);
    const { added, changed, undo } = await writeImport(idOf(params.id), print, actor);
    const more = changed > 0 ? `, ${changed === 1 ? 'one record' : `${changed} records`} changed` : '';
    return { said: `${people(added)} new${more}`, undo, to: '/admin-panel/leads/table' };
  },
  drop: async (_, __, { params, actor }) => {
    await dropImport(idOf(params.id), actor);
    return { said: 'The file is deleted and nothing was imported', to: '/admin-panel/leads/import' };
  },
});

export default function AdminLeadImport({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="leads" title="Check before importing" loaded={loaderData}>
      {({ dryRun }, { writes }) =>
        dryRun ? (
          <DryRun run={dryRun} writes={writes} />
        ) : (
          <GoneFromList noun="file" href="/admin-panel/leads/import" list="form" />
        )
      }
    </AdminPage>
  );
}
