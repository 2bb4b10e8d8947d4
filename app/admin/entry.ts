import { mayRead, mayWrite, type StaffArea, type StaffSection } from '#lib/staff/staff-areas.ts';

/** Why a person may not enter a part of the panel. */
export type EntryRefusal = 'signed-out' | 'not-staff' | 'second-factor' | 'other-area' | 'reads-only';

interface Entering {
  areas: readonly StaffArea[];
  awaitsSecondStep: boolean;
}

/** Whether somebody may look at a part of the panel, or change something there; null when they may. */
export function entryRefusal(
  person: Entering | null,
  section: StaffSection,
  to: 'read' | 'write',
): EntryRefusal | null {
  if (!person) return 'signed-out';
  if (person.awaitsSecondStep) return 'second-factor';
  if (person.areas.length === 0) return 'not-staff';
  if (!mayRead(person.areas, section)) return 'other-area';
  return to === 'write' && !mayWrite(person.areas, section) ? 'reads-only' : null;
}
