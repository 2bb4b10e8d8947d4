import { expect } from '@playwright/test';
import type { KitContract, ShownKitPage } from '../contract.ts';

async function opened({ example, page }: ShownKitPage) {
  const link = example('figure-that-opens').getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /savings bank/ });
  await expect(dialog).toBeVisible();
  return { link, dialog };
}

/** Pictures load, and so fail, only when they come near the view. */
async function failed({ example }: ShownKitPage) {
  await example('did-not-load').scrollIntoViewIfNeeded();
  return example('did-not-load').getByRole('button', { name: 'Reload picture' });
}

export const contract: KitContract = {
  keys: {
    async Enter(shown) {
      await opened(shown);
      await shown.page.keyboard.press('Escape');
      const again = await failed(shown);
      await again.focus();
      await shown.page.keyboard.press('Enter');
      await expect(again).toBeVisible();
    },
    async Esc(shown) {
      const { link, dialog } = await opened(shown);
      await shown.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    },
  },
  open: {
    async 'a figure is open'(shown) {
      await opened(shown);
    },
    async 'a picture did not load'(shown) {
      await expect(await failed(shown)).toBeVisible();
    },
  },
};
