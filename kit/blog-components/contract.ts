import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ example, page }) {
      const links = example('contents-and-note').getByRole('link');
      await links.first().focus();
      await page.keyboard.press('Tab');
      await expect(links.nth(1)).toBeFocused();
    },
    async Enter({ example, page }) {
      await example('contents-and-note').getByRole('link', { name: 'One row decides' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#the-row$/);
      await expect(page.locator('#the-row')).toBeInViewport();
    },
    async Space({ example, page }) {
      const folded = example('folded-on-a-phone');
      await folded.locator('summary').focus();
      await page.keyboard.press('Space');
      await expect(folded.getByRole('link', { name: 'The head of a post' })).toBeVisible();
    },
  },
  open: {
    async unfolded({ example }) {
      await example('folded-on-a-phone').locator('summary').click();
      await expect(example('folded-on-a-phone').getByRole('link').first()).toBeVisible();
    },
  },
};
