import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { takeImport } from '#features/leads/commands/import-file.server.ts';
import { ImportForm } from '#features/leads/ui/import-form.tsx';
import { badInput } from '#server/errors.ts';
import type { Route } from './+types/admin-leads-import';

export const loader = staffLoader('leads', async () => ({}));

export const action = staffAction('leads', {
  look: async (_, { file, text, overwrites }, { actor }) => {
    const isFile = file instanceof File && file.size > 0;
    const pasted = typeof text === 'string' ? text.trim() : '';
    if (!isFile && !pasted) throw badInput({ file: 'Please choose a file or paste its lines.' });
    const bytes = isFile ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(pasted);
    const name = isFile ? file.name.slice(0, 100) : 'Pasted lines';
    const id = await takeImport({ bytes, name, overwrites: overwrites === 'on' }, actor);
    return { said: 'Nothing is imported yet', to: `/admin-panel/leads/import/${id}` };
  },
});

export default function AdminLeadsImport({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('look');
  return (
    <AdminPage section="leads" title="Import contacts" loaded={loaderData} ownRefusals={['look']}>
      {(_, { writes }) => <ImportForm writes={writes} refused={refused} />}
    </AdminPage>
  );
}
