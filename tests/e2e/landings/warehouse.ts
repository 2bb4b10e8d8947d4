import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const warehouse: LandingJourney = {
  path: '/saas-3',
  slug: 'warehouse',
  use: async (centre, press) => {
    await centre.getByLabel('Find a box').fill('kettles');
    await press(centre.getByRole('button', { name: 'P-004 Kettles' }));
    await expect(centre).toContainText('P-004 is picked up from A1.');
    await press(centre.getByRole('button', { name: 'Bay C2, 0 of 4 boxes' }));
    await expect(centre).toContainText('P-004 went from A1 to C2.');
    await expect(centre).toContainText('10 boxes, room for 14 more');
  },
  mistake: async (centre, press) => {
    const seek = centre.getByLabel('Find a box');
    await seek.fill('submarine');
    await expect(centre).toContainText('Nothing on this floor matches “submarine”.');
    await expect(seek).toHaveValue('submarine');
    await seek.fill('P-001');
    await press(centre.getByRole('button', { name: 'P-001 Kettles' }));
    await press(centre.getByRole('button', { name: 'Bay C2, 0 of 4 boxes' }));
    await expect(centre.getByRole('alert')).toHaveText('P-004 stands on P-001. Move P-004 first.');
  },
  keep: async (centre) => {
    await expect(centre.getByRole('button', { name: 'Bay C2, 1 of 4 boxes, Kettles on top' })).toBeVisible();
    await expect(centre).toContainText('P-004 went from A1 to C2.');
  },
};
