import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const logs: LandingJourney = {
  path: '/saas-5',
  slug: 'logs',
  use: async (centre, press) => {
    const status = centre.getByRole('status');
    await expect(status).toHaveText('12 of 12 lines');
    await press(centre.getByRole('button', { name: 'level:error' }));
    await expect(status).toHaveText('2 of 12 lines');
    await centre
      .getByLabel('Your own log lines')
      .fill(
        '2026-11-19T09:14:02Z ERROR [oven] too hot\n2026-11-19T09:14:03Z INFO [oven] door open\n{"level":"error","service":"cat","msg":"on the table"}',
      );
    await press(centre.getByRole('button', { name: 'read these lines' }));
    await expect(status).toHaveText('2 of 3 lines');
    await centre.getByLabel('Filter').fill('service:oven -hot');
    await expect(centre.getByRole('list', { name: 'Log lines' })).toContainText('door open');
    await press(centre.getByRole('button', { name: 'follow', exact: true }));
    await expect(status).toHaveText('1 of 3 lines');
  },
  mistake: async (centre, press) => {
    const filter = centre.getByLabel('Filter');
    await filter.fill('/took=(/');
    await expect(centre).toContainText('/took=(/ isn’t a regular expression. Check its brackets.');
    await expect(filter).toHaveValue('/took=(/');
    await press(centre.getByRole('button', { name: 'read these lines' }));
    await expect(centre).toContainText('There are no lines yet. Paste some text from a log.');
  },
  keep: async (centre, page) => {
    await expect(centre.getByLabel('Filter')).toHaveValue('service:oven -hot');
    await expect(centre.getByRole('status')).toHaveText('1 of 3 lines');
    const file = page.waitForEvent('download');
    await centre.getByRole('button', { name: 'save these lines' }).click();
    expect((await file).suggestedFilename()).toBe('tailfeather.log');
  },
};
