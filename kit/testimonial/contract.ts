import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ example, page }) {
      await page.locator('#with-a-way-to-check').locator('input[type=radio]:checked').last().focus();
      await page.keyboard.press('Tab');
      await expect(example('with-a-way-to-check').getByRole('link')).toBeFocused();
    },
  },
};
