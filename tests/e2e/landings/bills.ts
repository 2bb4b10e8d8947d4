import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const bills: LandingJourney = {
  path: '/mobile-app-2',
  slug: 'bills',
  use: async (centre, press) => {
    await expect(centre).toContainText('Three payments settle it');
    await centre.getByLabel('Another person’s name').fill('Edda');
    await press(centre.getByRole('button', { name: 'Add person' }));
    await centre.getByLabel('Line 1, amount').fill('90');
    const first = centre.getByRole('group', { name: 'Line 1, who it was for' });
    for (const name of ['Ada', 'Bo', 'Cleo', 'Dev', 'Edda'])
      await press(first.getByRole('button', { name, exact: true }));
    await expect(centre.getByRole('region', { name: 'Who pays whom' })).toContainText(
      /Edda pays Ada\s*90\.00/,
    );
  },
  mistake: async (centre, press) => {
    const amount = centre.getByLabel('Line 2, amount');
    await amount.fill('a lot');
    await expect(centre).toContainText('Use digits, like 24.50. Until then this line is left out.');
    await expect(amount).toHaveValue('a lot');
    await press(centre.getByRole('button', { name: 'Remove Ada' }));
    await expect(centre).toContainText('Ada paid for “Dumplings, 24”. Change who paid it first.');
  },
  keep: async (centre) => {
    await expect(centre.getByLabel('Line 1, amount')).toHaveValue('90');
    await expect(centre).toContainText('Edda pays Ada');
  },
};
