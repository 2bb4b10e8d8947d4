import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Enter({ example, page }) {
      await example('letters-and-a-way')
        .getByRole('link', { name: 'Ask for a week of the test engineer' })
        .focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/hire-services');
      await expect(page).toHaveURL(/hire-services$/);
    },
  },
};
