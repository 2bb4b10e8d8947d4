import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ example, page }) {
      const card = example('leads-and-acts');
      await card.getByRole('link', { name: 'Training portal' }).focus();
      await page.keyboard.press('Tab');
      await expect(card.getByRole('button', { name: 'Save Training portal' })).toBeFocused();
    },
    async Enter({ example, page }) {
      await expect(example('tile-that-leads').getByRole('link')).toHaveCount(2);
      await example('tile-that-leads').getByRole('link', { name: 'Route optimisation' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/route-optimization');
    },
  },
  open: {
    async 'seat held'({ example }) {
      await example('with-actions').getByRole('button', { name: 'Hold a seat' }).click();
      await expect(example('with-actions').getByText('Seat held')).toBeVisible();
    },
  },
};
