import { type AdminSectionId, adminSections } from '#content/desks/admin-sections.ts';
import { mayRead, mayWrite, type StaffArea, type StaffSection } from '#lib/staff-areas.ts';

const sectionOf = (id: string): StaffSection | undefined =>
  adminSections.find((section: { id: AdminSectionId }) => section.id === id);

/** A kind of thing that the bin knows, by where it belongs. */
interface Kind {
  kind: string;
  section: string;
}

/** The kinds whose deleted things somebody may look at. */
export const readableKinds = (kinds: readonly Kind[], areas: readonly StaffArea[]): string[] =>
  kinds
    .filter(({ section }) => {
      const found = sectionOf(section);
      return found !== undefined && mayRead(areas, found);
    })
    .map(({ kind }) => kind);

/** Whether somebody may put back, or let go of, things that belong to a section. */
export function mayRestore(section: string, areas: readonly StaffArea[]): boolean {
  const found = sectionOf(section);
  return found !== undefined && mayWrite(areas, found);
}
