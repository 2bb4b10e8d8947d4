import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const contracts: LandingJourney = {
  path: '/saas-4',
  slug: 'contracts',
  use: async (centre, press, by) => {
    await centre.getByLabel('What’s being let').fill('rowing boat');
    await centre.getByLabel('Monthly rent').fill('12.50');
    await expect(centre).toContainText('Lease of one rowing boat');
    await expect(centre).toContainText('The tenant pays 12.50 a month');
    if (by === 'mouse') {
      const line = centre.getByRole('img', { name: 'The line to sign on, empty' });
      await line.scrollIntoViewIfNeeded();
      const box = await line.boundingBox();
      if (!box) throw new Error('The line is not on the page');
      const { mouse } = line.page();
      await mouse.move(box.x + 30, box.y + 60);
      await mouse.down();
      await mouse.move(box.x + 120, box.y + 20, { steps: 5 });
      await mouse.move(box.x + 220, box.y + 70, { steps: 5 });
      await mouse.up();
      await press(centre.getByRole('button', { name: 'Sign', exact: true }));
    } else await press(centre.getByRole('button', { name: 'Sign with the typed name' }));
    await expect(centre.getByRole('img', { name: 'Signature of Tin Roof Choir' })).toBeVisible();
  },
  mistake: async (centre, press) => {
    const rent = centre.getByLabel('Monthly rent');
    await press(centre.getByRole('button', { name: 'Sign', exact: true }));
    await expect(centre.getByRole('alert')).toHaveText('Sign on the line first.');
    await rent.fill('forty');
    await expect(centre).toContainText('Write the rent in digits, like 40 or 40.50.');
    await expect(rent).toHaveValue('forty');
    await press(centre.getByRole('button', { name: 'Sign with the typed name' }));
    await expect(centre.getByRole('status')).toContainText(
      'fill in the fields marked in colour before anyone signs',
    );
    await rent.fill('50');
    await press(centre.getByRole('button', { name: 'Sign with the typed name' }));
    await centre.getByLabel('Tenant').fill('Tin Roof, Choir');
    await expect(centre.getByRole('status')).toContainText(
      'You changed the text, so the signature came off.',
    );
  },
  keep: async (centre, page) => {
    await expect(centre.getByRole('img', { name: 'Signature of Tin Roof Choir' })).toBeVisible();
    const file = page.waitForEvent('download');
    await centre.getByRole('button', { name: 'Save as PDF' }).click();
    expect((await file).suggestedFilename()).toBe('lease-of-one-rowing-boat.pdf');
  },
};
