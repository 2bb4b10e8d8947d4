import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const conference: LandingJourney = {
  path: '/conference',
  slug: 'conference',
  use: async (centre, press) => {
    const mine = centre.getByRole('region', { name: 'Your day' });
    await press(centre.getByRole('button', { name: /Bring your oldest crontab/ }));
    await expect(mine).toContainText(
      '“The twenty-year cron job” and “Bring your oldest crontab” clash for 15 minutes.',
    );
    await press(centre.getByRole('button', { name: 'Take out The twenty-year cron job' }));
    await press(centre.getByRole('button', { name: 'Take out Pagers for people with gardens' }));
    await expect(mine.locator('.clash')).toHaveCount(0);
    await centre.getByLabel('Something of your own').fill('Call the plumber');
    await centre.getByLabel('From').fill('14:10');
    await centre.getByLabel('To', { exact: true }).fill('2.30 pm');
    await press(centre.getByRole('button', { name: 'Add it to my day' }));
    await expect(mine).toContainText('14:10–14:30');
  },
  mistake: async (centre, press) => {
    const from = centre.getByLabel('From');
    await from.fill('teatime');
    await centre.getByLabel('To', { exact: true }).fill('23:00');
    await press(centre.getByRole('button', { name: 'Add it to my day' }));
    await expect(centre).toContainText('Say what it is, so you’ll recognise it in your calendar.');
    await expect(centre).toContainText('Write a time like 14:20.');
    await expect(centre).toContainText('The hall is open from 09:30 to 17:00.');
    await expect(from).toHaveValue('teatime');
  },
  keep: async (centre, page) => {
    const mine = centre.getByRole('region', { name: 'Your day' });
    await expect(mine).toContainText('Call the plumber');
    await expect(mine).not.toContainText('cron job');
    const file = page.waitForEvent('download');
    await centre.getByRole('button', { name: 'Save to calendar (.ics)' }).click();
    expect((await file).suggestedFilename()).toBe('slow-software-day.ics');
  },
};
