import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ page, example }) {
      const links = example('middle-of-many').getByRole('link');
      await links.first().focus();
      await page.keyboard.press('Tab');
      await expect(links.nth(1)).toBeFocused();
      await expect(links.nth(1)).toHaveAccessibleName('Page 1');
    },
    async Enter({ page, example }) {
      await example('under-a-table').getByRole('link', { name: 'Next' }).focus();
      await page.keyboard.press('Enter');
      await expect(example('under-a-table').getByText('Sample stop 6')).toBeVisible();
      await expect(example('under-a-table').getByRole('navigation')).toHaveAccessibleName(
        'Stops of the round, page 2 of 12',
      );
      await example('middle-of-many').getByRole('link', { name: 'Next' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?page=7$/);
    },
  },
  open: {
    async 'later page'({ example }) {
      await example('under-a-table').getByRole('link', { name: 'Next' }).click();
      await expect(example('under-a-table').getByText('Sample stop 6')).toBeVisible();
    },
  },
};
