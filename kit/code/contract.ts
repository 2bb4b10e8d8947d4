import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ example, page }) {
      const block = example('a-real-file');
      await block.getByRole('button', { name: 'Copy code' }).focus();
      await page.keyboard.press('Tab');
      await expect(block.locator('pre')).toBeFocused();
    },
    async 'Arrow keys'({ example, page }) {
      await page.setViewportSize({ width: 390, height: 844 });
      const lines = example('a-real-file').locator('pre');
      await lines.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => lines.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    },
    async Enter({ example, page }) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const button = example('a-real-file').getByRole('button');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveText('Copied');
    },
  },
};
