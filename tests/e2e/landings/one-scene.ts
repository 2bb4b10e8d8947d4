import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const oneScene: LandingJourney = {
  path: '/software-dev-agency-2',
  slug: 'one-scene',
  use: async (centre, press) => {
    await centre.getByLabel('Your change').fill('Dark mode');
    await centre.getByLabel('Size').selectOption('M');
    await press(centre.getByRole('button', { name: 'Put it on the quay' }));
    await press(centre.getByRole('button', { name: 'Load Dark mode' }));
    await expect(centre.getByRole('img', { name: 'The ship, 5 of 6 places taken.' })).toBeVisible();
    await press(centre.getByRole('button', { name: 'Let it sail' }));
    await expect(centre.getByRole('status')).toHaveText(
      '“Dark mode” has no way back. Give it a switch, or unload it.',
    );
    await centre
      .getByRole('region', { name: 'Aboard' })
      .getByRole('listitem')
      .filter({ hasText: 'Dark mode' })
      .getByLabel('Has a way back')
      .check();
    await press(centre.getByRole('button', { name: 'Let it sail' }));
    await expect(centre.getByRole('region', { name: 'At sea' })).toContainText('Dark mode');
  },
  mistake: async (centre, press) => {
    const name = centre.getByLabel('Your change');
    await press(centre.getByRole('button', { name: 'Put it on the quay' }));
    await expect(centre.getByRole('alert')).toHaveText('Name the change first.');
    await name.fill('A friendlier 404');
    await press(centre.getByRole('button', { name: 'Put it on the quay' }));
    await expect(centre.getByRole('alert')).toContainText('is in the harbour already');
    await expect(name).toHaveValue('A friendlier 404');
    await press(centre.getByRole('button', { name: 'Load The big database move' }));
    await expect(centre.getByRole('status')).toContainText('takes 4 of 6 places and 3 are free');
  },
  keep: async (centre, page) => {
    await expect(centre.getByRole('region', { name: 'At sea' })).toContainText('Dark mode');
    const file = page.waitForEvent('download');
    await centre.getByRole('button', { name: 'Download manifest' }).click();
    expect((await file).suggestedFilename()).toBe('manifest.txt');
  },
};
