import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const savings: LandingJourney = {
  path: '/financial',
  slug: 'savings',
  use: async (centre, press) => {
    const sum = centre.getByRole('region', { name: 'What it comes to' });
    await expect(sum).toContainText('13,974');
    await press(centre.getByRole('textbox', { name: 'Starting sum' }));
    await centre.getByRole('textbox', { name: 'Starting sum' }).fill('5,000');
    await centre.getByRole('textbox', { name: 'Monthly sum' }).fill('200');
    await centre.getByRole('slider', { name: 'Years, slider' }).press('ArrowRight');
    await expect(centre.getByRole('textbox', { name: 'Years' })).toHaveValue('11');
    await expect(sum).toContainText('38,184');
    await expect(sum).toContainText('31,400 paid in');
    await expect(centre.getByRole('row')).toHaveCount(12);
  },
  mistake: async (centre) => {
    const monthly = centre.getByRole('textbox', { name: 'Monthly sum' });
    await monthly.fill('a little');
    await expect(centre).toContainText('Use whole digits, like 10. Until then we count with 100.');
    await expect(monthly).toHaveValue('a little');
    await centre.getByRole('textbox', { name: 'Years' }).fill('60');
    await expect(centre).toContainText('Choose between 1 and 40. Until then we count with 10.');
  },
  keep: async (centre, page) => {
    await expect(centre.getByRole('textbox', { name: 'Starting sum' })).toHaveValue('5,000');
    const waiting = page.waitForEvent('download');
    await centre.getByRole('button', { name: 'Download CSV' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe('savings-by-year.csv');
    const text = await (await file.createReadStream()).toArray();
    expect(Buffer.concat(text).toString()).toMatch(/11,31400\.00,6\d{3}\.\d{2},38\d{3}\.\d{2}\r\n$/);
  },
};
