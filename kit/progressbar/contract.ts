import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Enter({ example, page }) {
      const work = example('steps-of-long-work');
      await work.getByRole('button', { name: 'Continue' }).focus();
      await page.keyboard.press('Enter');
      await expect(work.locator('[aria-current=step]')).toContainText('running');
      await page.keyboard.press('Enter');
      await expect(work.locator('[aria-current=step]')).toHaveCount(0);
      await expect(work.getByText('203 stops')).toBeVisible();
    },
  },
  open: {
    async 'all done'({ example }) {
      await example('files-on-their-way').getByRole('button').click();
      await expect(example('files-on-their-way').getByText('All pages are read')).toBeVisible();
    },
  },
};
