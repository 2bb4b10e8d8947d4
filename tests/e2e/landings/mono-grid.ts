import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const monoGrid: LandingJourney = {
  path: '/software-dev-agency-1',
  slug: 'mono-grid',
  use: async (centre, press) => {
    const plan = centre.getByRole('region', { name: 'The plan' });
    await expect(plan).toContainText('86 days');
    await centre.getByLabel('Lines of code').fill('40k');
    await centre.getByLabel('Dependencies').fill('10');
    await expect(plan).toContainText('32 days');
    await centre.getByLabel('Written in').selectOption('What nobody admits to');
    await expect(plan).toContainText('38 days');
    await press(centre.getByRole('button', { name: 'Copy the plan' }));
  },
  mistake: async (centre) => {
    const coverage = centre.getByLabel('Covered by tests, %');
    await coverage.fill('some');
    await expect(centre).toContainText('Write a number, like 15.');
    await expect(centre).toContainText('No plan yet');
    await expect(coverage).toHaveValue('some');
    await coverage.fill('101');
    await expect(centre).toContainText('Write a number from 0 to 100.');
  },
  keep: async (centre) => {
    await expect(centre.getByLabel('Lines of code')).toHaveValue('40k');
    await expect(centre.getByRole('region', { name: 'The plan' })).toContainText('38 days');
  },
};
