import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

const narrow = { width: 390, height: 844 };

export const contract: KitContract = {
  keys: {
    async Tab({ example, page }) {
      await page.setViewportSize({ width: 1600, height: 900 });
      const bar = example('brand-links-action');
      await bar.getByRole('link', { name: 'Work' }).focus();
      await page.keyboard.press('Tab');
      await expect(bar.getByRole('link', { name: 'Services' })).toBeFocused();
    },
    async Enter({ example, page }) {
      await page.setViewportSize(narrow);
      const bar = example('brand-links-action');
      await bar.getByRole('button', { name: 'Studio menu' }).focus();
      await page.keyboard.press('Enter');
      await expect(bar.getByRole('link', { name: 'Journal' })).toBeVisible();
    },
    async Esc({ example, page }) {
      await page.setViewportSize(narrow);
      const bar = example('brand-links-action');
      await bar.getByRole('button', { name: 'Studio menu' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(bar.getByRole('link', { name: 'Work' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(bar.getByRole('link', { name: 'Journal' })).toBeHidden();
      await expect(bar.getByRole('button', { name: 'Studio menu' })).toBeFocused();
    },
  },
  open: {
    async menu({ example, page }) {
      await page.setViewportSize(narrow);
      await example('brand-links-action').getByRole('button', { name: 'Studio menu' }).click();
      await expect(example('brand-links-action').getByRole('link', { name: 'Journal' })).toBeVisible();
    },
  },
};
