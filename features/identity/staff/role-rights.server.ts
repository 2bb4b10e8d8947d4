import { adminSections } from '#content/workspaces/admin-sections.ts';
import { staffAreas } from '#lib/staff/staff-areas.ts';
import { rightsOf, type StaffRights } from '#lib/staff/staff-rights.ts';
import { services } from '#server/services.ts';

/** Every role with all that it may change and see, asked of the rules that let people in. */
export function roleRights(): StaffRights[] {
  const sections = adminSections.flatMap(({ id, label }) => {
    const section = services().known.panel.get(id);
    return section ? [{ ...section, label }] : [];
  });
  return staffAreas.map((area) => rightsOf(area, sections));
}
