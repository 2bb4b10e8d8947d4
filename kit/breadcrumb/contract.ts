import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ example, page }) {
      const links = example('three-levels').getByRole('link');
      await expect(links).toHaveCount(2);
      await links.first().focus();
      await page.keyboard.press('Tab');
      await expect(links.nth(1)).toBeFocused();
    },
    async Enter({ example, page }) {
      await example('three-levels').getByRole('link', { name: 'Case studies' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/demos');
    },
    async Space({ example, page }) {
      const way = example('a-long-way-down');
      await way.getByRole('button', { name: '3 levels between' }).focus();
      await page.keyboard.press('Space');
      await expect(way.getByRole('link', { name: 'Projects' })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(way.getByRole('link', { name: 'Projects' })).toBeFocused();
    },
    async Esc({ example, page }) {
      const way = example('a-long-way-down');
      await way.getByRole('button', { name: '3 levels between' }).focus();
      await page.keyboard.press('Enter');
      await expect(way.getByRole('link', { name: 'Documents' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(way.getByRole('link', { name: 'Documents' })).toBeHidden();
      await expect(way.getByRole('button')).toBeFocused();
    },
  },
  open: {
    async 'levels between'({ example }) {
      await example('a-long-way-down').getByRole('button').click();
      await expect(example('a-long-way-down').getByRole('link', { name: 'Projects' })).toBeVisible();
    },
  },
};
