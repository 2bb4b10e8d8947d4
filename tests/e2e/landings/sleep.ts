import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const sleep: LandingJourney = {
  path: '/mobile-app-1',
  slug: 'sleep',
  use: async (centre, press) => {
    await expect(centre).toContainText('Rain on a tin roof for 18 minutes, half as loud after 14.3');
    await press(centre.getByRole('button', { name: 'Sea' }));
    await centre.getByRole('textbox', { name: 'Minutes until silence' }).fill('30');
    await press(centre.getByRole('button', { name: 'In six steps' }));
    await expect(centre).toContainText('A slow sea for 30 minutes, half as loud after 15');
    const timer = centre.getByRole('timer');
    await expect(timer).toHaveText('30:00');
    await press(centre.getByRole('button', { name: 'Play tonight’s sound' }));
    await expect(timer).toHaveText(/^29:5\d$/);
    await press(centre.getByRole('button', { name: 'Stop' }));
    await expect(timer).toHaveText('30:00');
    await press(centre.getByRole('button', { name: 'Hear it in 15 seconds' }));
    await expect(timer).toHaveText(/^0:1\d$/);
    await expect(centre).toContainText(/[1-7]\d% loud/);
    await expect(timer).toHaveText('30:00', { timeout: 20_000 });
  },
  mistake: async (centre) => {
    const minutes = centre.getByRole('textbox', { name: 'Minutes until silence' });
    await minutes.fill('soon');
    await expect(centre).toContainText('Type whole minutes, like 20. Until then it plays for 18.');
    await expect(minutes).toHaveValue('soon');
    await minutes.fill('200');
    await expect(centre).toContainText('Choose between 1 and 90 minutes. Until then it plays for 18.');
  },
  keep: async (centre) => {
    await expect(centre.getByRole('textbox', { name: 'Minutes until silence' })).toHaveValue('30');
    await expect(centre).toContainText('A slow sea for 30 minutes, half as loud after 15');
  },
};
