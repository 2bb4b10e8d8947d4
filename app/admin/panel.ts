import { everyArea, type PanelSection } from '#lib/staff/staff-areas.ts';

/** The sections that no feature brings, because they show something of several. */
export const appSections: readonly PanelSection[] = [
  { id: 'overview', areas: everyArea },
  { id: 'areas', areas: ['editor'] },
  { id: 'go-live', areas: [] },
  { id: 'numbers', areas: everyArea },
];
