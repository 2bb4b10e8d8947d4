import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ example, page }) {
      const actions = example('three-plans').getByRole('link');
      await actions.first().focus();
      await page.keyboard.press('Tab');
      await expect(actions.nth(1)).toBeFocused();
    },
    async Enter({ example, page }) {
      await example('three-plans').getByRole('link', { name: 'Read about Fixed' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/pricing#fixed');
    },
  },
};
