import { expect, it } from 'vitest';
import { screenAsked, tourScreens } from './screens.ts';

it('shows the screen that the address names', () => {
  for (const { section } of tourScreens) expect(screenAsked(section)).toBe(section);
});

it('begins with the overview, also for a name that is not part of the tour', () => {
  expect(screenAsked(null)).toBe('overview');
  expect(screenAsked('staff')).toBe('overview');
});
