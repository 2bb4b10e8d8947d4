import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { addLead } from '#features/leads/commands/change-lead.server.ts';
import { newLeadSchema } from '#features/leads/schema.ts';
import { NewLeadForm } from '#features/leads/ui/new-lead-form.tsx';
import { parseFields } from '#server/forms/fields.ts';
import type { Route } from './+types/admin-leads-new';

export const loader = staffLoader('leads', async () => ({}));

export const action = staffAction('leads', {
  add: async (staff, fields) => {
    const wish = parseFields(newLeadSchema, fields);
    const id = await addLead(wish, staff);
    return { said: `${wish.name} is added and assigned to you`, to: `/admin-panel/leads/${id}` };
  },
});

export default function AdminLeadsNew({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('add');
  return (
    <AdminPage section="leads" title="Add a lead" loaded={loaderData} ownRefusals={['add']}>
      {() => <NewLeadForm refused={refused} />}
    </AdminPage>
  );
}
