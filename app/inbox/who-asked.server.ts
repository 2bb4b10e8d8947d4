import { enter } from '#app/admin/staff.server.ts';
import { reach } from '#features/enquiries/queries.server.ts';
import { services } from '#server/services.ts';
import { asStaffMember } from './staff-access.server.ts';

/**
 * Name and address of whoever sent an enquiry, for staff who book a meeting on their behalf; nothing for others.
 * The address of the page names the enquiry, so that no person's address stands in a log.
 */
export async function whoAsked(request: Request, reference: string | null): Promise<Record<string, string>> {
  if (!reference) return {};
  const { staff, refused } = await enter(request, 'inbox', 'write');
  if (refused !== null) return {};
  const access = { reference, person: asStaffMember(staff, 'write'), asStaff: true } as const;
  const reached = await reach(services().database.db, access);
  return reached ? { name: reached.enquiry.name, email: reached.enquiry.email } : {};
}
