import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const bikes: LandingJourney = {
  path: '/mobile-app-3',
  slug: 'bikes',
  use: async (centre, press) => {
    const answer = centre.getByRole('region', { name: 'The quickest way' });
    await expect(answer).toContainText('Swap bikes at Market hall');
    await expect(answer).toContainText('08:10 → 08:32, 2 EUR');
    await centre.getByRole('combobox', { name: 'From' }).fill('allotments');
    await centre.getByRole('combobox', { name: 'To' }).fill('Observatory');
    await centre.getByLabel('Leave at').fill('23:50');
    await expect(answer).toContainText('23:50 → 00:11');
    await press(centre.getByRole('button', { name: 'Late for work' }));
    await expect(answer).toContainText('23:50 → 00:08');
    await press(centre.getByRole('button', { name: 'Swap the docks' }));
    await expect(answer).toContainText('to Allotments');
  },
  mistake: async (centre) => {
    const to = centre.getByRole('combobox', { name: 'To' });
    await to.fill('Habour end');
    await expect(centre).toContainText('There’s no dock called “Habour end”. Did you mean Harbour end?');
    await expect(to).toHaveValue('Habour end');
    await to.fill('hospital');
    await expect(centre).toContainText('You’re there already. Choose another dock to ride to.');
  },
  keep: async (centre, page) => {
    await expect(centre.getByRole('combobox', { name: 'From' })).toHaveValue('Observatory');
    await expect(centre).toContainText('to Allotments');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await centre.getByRole('button', { name: 'Copy this trip' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('Observatory to Allotments');
  },
};
