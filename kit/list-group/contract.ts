import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ example, page }) {
      await example('policies').getByRole('link').first().focus();
      await page.keyboard.press('Tab');
      await expect(example('policies').getByRole('link').nth(1)).toBeFocused();
    },
    async Enter({ example, page }) {
      await example('policies').getByRole('link', { name: 'Imprint' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/imprint');
    },
    async 'Arrow keys'({ example, page }) {
      const rows = example('choose-a-length').getByRole('radio');
      await rows.first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(rows.nth(1)).toBeChecked();
      await expect(rows.first()).not.toBeChecked();
    },
  },
  open: {
    async 'signed out'({ example }) {
      await example('devices').getByRole('button').first().click();
      await expect(example('devices').getByText('Signed out')).toBeVisible();
    },
  },
};
