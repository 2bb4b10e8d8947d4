import { mayRead, mayWrite, type StaffArea } from '#lib/staff/staff-areas.ts';
import { services } from './services.ts';

/** The sections that somebody with these areas may look at, and those in which they may change something. */
export function sectionsFor(areas: readonly StaffArea[]): { reads: string[]; writes: string[] } {
  const all = [...services().known.panel.values()];
  return {
    reads: all.filter((section) => mayRead(areas, section)).map(({ id }) => id),
    writes: all.filter((section) => mayWrite(areas, section)).map(({ id }) => id),
  };
}

/** Whether somebody with these areas may look at a section of the panel; one that no feature declares is closed to all. */
export function mayReadSection(areas: readonly StaffArea[], id: string): boolean {
  const section = services().known.panel.get(id);
  return section !== undefined && mayRead(areas, section);
}

/** The same for changing something there. */
export function mayWriteSection(areas: readonly StaffArea[], id: string): boolean {
  const section = services().known.panel.get(id);
  return section !== undefined && mayWrite(areas, section);
}
