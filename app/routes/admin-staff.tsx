import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { addStaff } from '#features/identity/staff/add-staff.server.ts';
import { markStaff } from '#features/identity/staff/mark-staff.server.ts';
import { requireSecondFactor } from '#features/identity/staff/require-second-factor.server.ts';
import { roleRights } from '#features/identity/staff/role-rights.server.ts';
import { secondFactorSchema, staffSchema, unmarkSchema } from '#features/identity/staff/schema.ts';
import { listStaff } from '#features/identity/staff/staff-list.server.ts';
import { StaffTabs } from '#features/identity/ui/staff/staff-tabs.tsx';
import { StaffWorkspace } from '#features/identity/ui/staff/staff-workspace.tsx';
import { now } from '#server/clock.ts';
import { parseFields } from '#server/forms/fields.ts';
import { saidWithMail } from '#server/mail/mail-standing.ts';
import { readSettings } from '#server/settings/settings.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-staff';

export const loader = staffLoader('staff', async (staff) => ({
  members: await listStaff(),
  rights: roleRights(),
  secondFactor: readSettings().staff.secondFactor,
  own: staff.email?.toLowerCase() ?? '',
  now: now().toISOString(),
}));

export const action = staffAction('staff', {
  add: async (staff, fields, { actor }) => {
    const { email, areas } = parseFields(staffSchema, fields);
    await addStaff({ email, areas, actor, by: staff.name ?? staff.email ?? 'An owner' });
    return { said: await saidWithMail(`${email} is now on the staff`, 'We’re emailing them') };
  },
  change: async (_, fields, { actor }) => {
    const { email, areas } = parseFields(staffSchema, fields);
    await markStaff(email, areas, actor);
    return { said: `The roles of ${email} have changed` };
  },
  remove: async (_, fields, { actor }) => {
    const { email } = parseFields(unmarkSchema, fields);
    await markStaff(email, [], actor);
    return { said: `${email} is no longer on the staff` };
  },
  secondFactor: async (staff, fields, { actor }) => {
    const needed = parseFields(secondFactorSchema, fields).needed === 'yes';
    await requireSecondFactor(needed, staff, actor);
    return {
      said: needed
        ? 'Two-step sign-in is now required for staff'
        : 'Two-step sign-in is now optional for staff',
    };
  },
});

export default function AdminStaff({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('add');
  return (
    <AdminPage
      section="staff"
      title="Staff"
      mark={<StaffTabs here="Staff" />}
      loaded={loaderData}
      ownRefusals={['add']}
      action={
        <ButtonLink href="#add" variant="ink" size="small">
          Add a person
        </ButtonLink>
      }
    >
      {(page) => <StaffWorkspace {...page} refused={refused} />}
    </AdminPage>
  );
}
