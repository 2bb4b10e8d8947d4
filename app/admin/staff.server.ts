import type { AdminSectionId } from '#content/workspaces/admin-sections.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { mayRead, mayWrite, type PanelSection, type StaffSection } from '#lib/staff/staff-areas.ts';
import { AppError, forbidden } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { type EntryRefusal, entryRefusal } from './entry.ts';

/** The person who asked for a part of the panel, or the reason why they may not enter. */
export type Entry = { staff: Visitor; refused: null } | { staff: Visitor | null; refused: EntryRefusal };

async function enterSection(request: Request, section: StaffSection, to: 'read' | 'write'): Promise<Entry> {
  const staff = await visitorOf(request);
  const refused = entryRefusal(staff, section, to);
  if (refused !== null) return { staff, refused };
  // A null person was refused above.
  return staff ? { staff, refused } : { staff, refused: 'signed-out' };
}

/** The section as its feature declares it; without the feature there is none. */
function sectionNamed(id: AdminSectionId): PanelSection {
  const section = services().known.panel.get(id);
  if (!section)
    throw new AppError({ status: 404, code: 'not_found', message: 'That section doesn’t exist.' });
  return section;
}

/** Asks who sent a request and whether they may look at a part of the panel, or change something there. */
export const enter = (request: Request, id: AdminSectionId, to: 'read' | 'write'): Promise<Entry> =>
  enterSection(request, sectionNamed(id), to);

const words: Record<EntryRefusal, string> = {
  'signed-out': 'Please sign in.',
  'not-staff': 'This is for staff of the studio.',
  'second-factor': 'The panel needs two-step sign-in. Set it up on the Security page of your account.',
  'other-area': 'You don’t have access to this part of the panel. An owner can give it to you.',
  'reads-only': 'You can view this, but not change it.',
};

/** The person who sent a request, if they may do this in the section; otherwise throws the error an API answers with. */
export async function requireStaffOf(
  request: Request,
  section: StaffSection,
  to: 'read' | 'write',
): Promise<Visitor> {
  const { staff, refused } = await enterSection(request, section, to);
  if (refused === null) return staff;
  if (refused === 'signed-out')
    throw new AppError({ status: 401, code: 'signed_out', message: words[refused] });
  throw forbidden(words[refused]);
}

/** The same for a section by its name. */
export const requireStaff = (request: Request, id: AdminSectionId, to: 'read' | 'write'): Promise<Visitor> =>
  requireStaffOf(request, sectionNamed(id), to);

/** A person with whether they count as staff for a section: to look there, or to change something. */
export const asStaffOf = (visitor: Visitor, section: StaffSection, to: 'read' | 'write'): Visitor => ({
  ...visitor,
  staff: (to === 'read' ? mayRead : mayWrite)(visitor.areas, section),
});

/**
 * Who sent a request, for features that know staff by one word: here it means those who may do in this section what
 * the request is for, which its method says.
 */
export const visitorFor =
  (section: StaffSection) =>
  async (request: Request): Promise<Visitor | null> => {
    const visitor = await visitorOf(request);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    return visitor && asStaffOf(visitor, section, reads ? 'read' : 'write');
  };
