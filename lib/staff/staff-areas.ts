/** What a member of staff may work on; one person can have several areas. */
export const staffAreas = ['owner', 'sales', 'editor', 'events', 'finance', 'readonly'] as const;
export type StaffArea = (typeof staffAreas)[number];

/** Who a part of the admin panel belongs to. */
export interface StaffSection {
  /** Who works on it, beside owners. */
  areas: readonly StaffArea[];
  /** Who else looks at it for their own work, and changes nothing. */
  readers?: readonly StaffArea[];
  /** Whether nobody else may even look at it. */
  ownersOnly?: boolean;
}

/** A section of the panel with who may open it, as its feature declares it. */
export interface PanelSection extends StaffSection {
  id: string;
}

/** Everybody who works on something; readers look at it as well. */
export const everyArea: readonly StaffArea[] = ['sales', 'editor', 'events', 'finance'];

const holdsOne = (held: readonly StaffArea[], section: StaffSection): boolean =>
  held.some((area) => area === 'owner' || (!section.ownersOnly && section.areas.includes(area)));

const looksOn = (held: readonly StaffArea[], { readers = [], ownersOnly }: StaffSection): boolean =>
  !ownersOnly && held.some((area) => area === 'readonly' || readers.includes(area));

/** Whether somebody with these areas may look at a section: its own people, owners, and readers where it is not owners' alone. */
export const mayRead = (held: readonly StaffArea[], section: StaffSection): boolean =>
  holdsOne(held, section) || looksOn(held, section);

/** Whether somebody with these areas may change something in a section. */
export const mayWrite = (held: readonly StaffArea[], section: StaffSection): boolean =>
  holdsOne(
    held.filter((area) => area !== 'readonly'),
    section,
  );
