import { mayRead, mayWrite, type StaffArea, type StaffSection } from './staff-areas.ts';

/** What an area opens, by the names of the sections. */
export interface StaffRights {
  area: StaffArea;
  /** Where something may be changed. */
  changes: string[];
  /** What may be looked at besides. */
  sees: string[];
}

/** Everything that an area opens, asked of the rules that decide it. */
export function rightsOf(
  area: StaffArea,
  sections: readonly (StaffSection & { label: string })[],
): StaffRights {
  const changes = sections.filter((section) => mayWrite([area], section));
  const sees = sections.filter((section) => mayRead([area], section) && !changes.includes(section));
  return { area, changes: changes.map(({ label }) => label), sees: sees.map(({ label }) => label) };
}
