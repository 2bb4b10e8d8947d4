import { expect } from '@playwright/test';
import type { KitBench, KitContract } from '../contract.ts';

async function opened({ example, page }: KitBench) {
  const link = example('figure-that-opens').getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /savings bank/ });
  await expect(dialog).toBeVisible();
  return { link, dialog };
}

/** Pictures load when they come near, and fail no sooner. */
async function failed({ example }: KitBench) {
  await example('did-not-load').scrollIntoViewIfNeeded();
  return example('did-not-load').getByRole('button', { name: 'Load it again' });
}

export const contract: KitContract = {
  keys: {
    async Enter(bench) {
      await opened(bench);
      await bench.page.keyboard.press('Escape');
      const again = await failed(bench);
      await again.focus();
      await bench.page.keyboard.press('Enter');
      await expect(again).toBeVisible();
    },
    async Esc(bench) {
      const { link, dialog } = await opened(bench);
      await bench.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    },
  },
  open: {
    async 'a figure is open'(bench) {
      await opened(bench);
    },
    async 'a picture did not load'(bench) {
      await expect(await failed(bench)).toBeVisible();
    },
  },
};
