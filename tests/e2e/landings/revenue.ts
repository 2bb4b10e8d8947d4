import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const revenue: LandingJourney = {
  path: '/saas-2',
  slug: 'revenue',
  use: async (centre, press) => {
    await expect(centre).toContainText('202,350');
    await centre.getByLabel('Row 1, EUR a month').fill('52,000');
    await expect(centre).toContainText('212,350');
    await press(centre.getByRole('button', { name: 'Remove row 2' }));
    await expect(centre.getByRole('img')).toHaveAttribute('aria-label', /to 180,850 in Nov 2026/);
    await press(centre.getByText('Paste your own list'));
    await centre
      .getByLabel('One line for each customer')
      .fill('Ada Mills, 1200, 2026-01\nBo Brothers, 800, 2026-05');
    await press(centre.getByRole('button', { name: 'Use these rows' }));
    await expect(centre.getByRole('img')).toHaveAttribute('aria-label', /to 2,000 in May 2026/);
  },
  mistake: async (centre, press) => {
    const amount = centre.getByLabel('Row 2, EUR a month');
    await amount.fill('a lot');
    await expect(centre).toContainText(
      'Write the amount in digits, like 4,200. Until then the row doesn’t count.',
    );
    await expect(amount).toHaveValue('a lot');
    await press(centre.getByText('Paste your own list'));
    const paste = centre.getByLabel('One line for each customer');
    await paste.fill('Ada Mills, 1200, soon');
    await press(centre.getByRole('button', { name: 'Use these rows' }));
    await expect(centre.getByRole('alert')).toContainText(
      'Line 1, Ada Mills: Write the first month like 2026-03.',
    );
    await expect(paste).toHaveValue('Ada Mills, 1200, soon');
  },
  keep: async (centre) => {
    await expect(centre.getByLabel('Row 1, customer')).toHaveValue('Ada Mills');
    await expect(centre.getByRole('img')).toHaveAttribute('aria-label', /to 2,000 in May 2026/);
  },
};
