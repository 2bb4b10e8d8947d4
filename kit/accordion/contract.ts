import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ page, example }) {
      const headings = example('three-answers').locator('summary');
      await headings.first().focus();
      await page.keyboard.press('Tab');
      await expect(headings.nth(1)).toBeFocused();
    },
    async 'Enter or Space'({ page, example }) {
      const parts = example('three-answers').locator('details');
      await expect(parts.first()).toHaveAttribute('open');
      await parts.nth(1).locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(parts.nth(1)).toHaveAttribute('open');
      await expect(parts.first()).not.toHaveAttribute('open');
      await page.keyboard.press('Space');
      await expect(parts.nth(1)).not.toHaveAttribute('open');
    },
  },
  open: {
    async 'all open'({ example }) {
      for (const part of [1, 2]) await example('several-open').locator('summary').nth(part).click();
      await example('with-figures').locator('summary').first().click();
      await example('longest-question').locator('summary').first().click();
    },
  },
};
