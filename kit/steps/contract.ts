import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ example, page }) {
      await example('back-and-forth').getByRole('button', { name: 'Import' }).press('Tab');
      await expect(example('back-and-forth').getByRole('button', { name: 'Check' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(example('back-and-forth').getByRole('button', { name: 'Finish “Plan”' })).toBeFocused();
    },
    async Enter({ example, page }) {
      await example('back-and-forth').getByRole('button', { name: 'Import' }).press('Enter');
      await expect(example('back-and-forth').locator('[aria-current=step]')).toContainText('Import');
      await example('booking-a-call')
        .getByRole('link', { name: /^Topic\s+done$/ })
        .press('Enter');
      await page.waitForURL('**/book_an_appointment#main');
    },
  },
  open: {
    async 'all done'({ example }) {
      for (const name of ['Finish “Plan”', 'Finish “Print”'])
        await example('back-and-forth').getByRole('button', { name }).click();
      await expect(example('back-and-forth').getByRole('status')).toHaveText('All four steps are done.');
    },
  },
};
