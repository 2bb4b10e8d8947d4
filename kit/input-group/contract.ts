import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ example }) {
      await example('search-the-site').getByRole('searchbox').press('Tab');
      await expect(example('search-the-site').getByRole('button', { name: 'Search' })).toBeFocused();
      await example('currency-and-country').getByLabel('Amount on the invoice').press('Tab');
      await expect(example('currency-and-country').getByLabel('Currency')).toBeFocused();
    },
    async Enter({ example, page }) {
      await example('search-the-site').getByRole('searchbox').press('Enter');
      await page.waitForURL('**/search?q=tables');
    },
    async 'Arrow keys'({ example }) {
      const currency = example('currency-and-country').getByLabel('Currency');
      await currency.press('ArrowDown');
      await expect(currency).toHaveValue('GBP');
    },
  },
  open: {
    async 'unit and error are read'({ example }) {
      await expect(
        example('sums-and-units').getByLabel('Share of stops before noon'),
      ).toHaveAccessibleDescription('% That is more than 100%. Enter a number from 0 to 100.');
    },
  },
};
