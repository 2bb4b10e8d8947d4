import { asStaffOf } from '#app/admin/staff.server.ts';
import { inboxSection } from '#features/enquiries/panel.ts';
import type { Person } from '#features/enquiries/policy.ts';
import type { StaffAccess } from '#features/enquiries/queries.server.ts';
import type { Visitor } from '#features/identity/schema.ts';
import type { Fields } from '#server/forms/fields.ts';

/** Somebody of the staff as conversations know them: at the staff they belong to no client's company. */
export const asStaffMember = (staff: Visitor, to: 'read' | 'write'): Person => ({
  ...asStaffOf(staff, inboxSection, to),
  companyId: null,
});

/** The way to the conversation that a form of the inbox names. */
export const staffAccess = (staff: Visitor, fields: Fields): StaffAccess => ({
  reference: String(fields.open ?? ''),
  person: asStaffMember(staff, 'write'),
  asStaff: true,
});
