import { asStaffOf } from '#app/admin/staff.server.ts';
import { inboxSection } from '#features/enquiries/panel.ts';
import type { Person } from '#features/enquiries/policy.ts';
import type { DeskAccess } from '#features/enquiries/queries.server.ts';
import type { Visitor } from '#features/identity/schema.ts';
import type { Fields } from '#server/forms/fields.ts';

/** Somebody of the staff as conversations know them: at the desk they belong to no client's company. */
export const atDesk = (staff: Visitor, to: 'read' | 'write'): Person => ({
  ...asStaffOf(staff, inboxSection, to),
  companyId: null,
});

/** The way to the conversation that a form of the inbox names. */
export const deskAccess = (staff: Visitor, fields: Fields): DeskAccess => ({
  reference: String(fields.open ?? ''),
  person: atDesk(staff, 'write'),
  desk: true,
});
