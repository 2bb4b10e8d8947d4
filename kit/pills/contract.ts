import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ page, example }) {
      const pills = example('filter-the-work').getByRole('checkbox');
      await pills.first().focus();
      await page.keyboard.press('Tab');
      await expect(pills.nth(1)).toBeFocused();
    },
    async Space({ page, example }) {
      const learning = example('filter-the-work').getByRole('checkbox', { name: /Learning/ });
      await learning.focus();
      await page.keyboard.press('Space');
      await expect(learning).toBeChecked();
      await expect(example('filter-the-work').getByRole('status')).toHaveText('7 case studies');
    },
    async Enter({ page, example }) {
      await example('what-holds').getByRole('button', { name: 'Remove Over € 1,000' }).focus();
      await page.keyboard.press('Enter');
      await expect(example('what-holds').getByText('Over € 1,000')).toHaveCount(0);
    },
  },
  open: {
    async 'all taken off'({ example }) {
      await example('what-holds').getByRole('button', { name: 'Clear all' }).click();
      await expect(example('what-holds').getByText('All 41 sample invoices are shown.')).toBeVisible();
    },
  },
};
