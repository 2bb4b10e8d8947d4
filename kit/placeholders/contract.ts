import { expect } from '@playwright/test';
import type { KitContract } from '../contract.ts';

export const contract: KitContract = {
  keys: {
    async Tab({ example, page }) {
      await example('a-card-arrives').getByRole('button').focus();
      await page.keyboard.press('Tab');
      await expect(example('a-card-arrives').locator(':focus')).toHaveCount(0);
      await expect(example('text-and-picture').locator(':focus')).toHaveCount(0);
    },
  },
  open: {
    async arrived({ example }) {
      const card = example('a-card-arrives');
      // The page may scroll, but the words must stay at the same place in their card.
      const place = async () => {
        const words = await card.getByText('Two clicks').boundingBox();
        const frame = await card.boundingBox();
        return { ...words, y: (words?.y ?? 0) - (frame?.y ?? 0) };
      };
      const before = await place();
      await card.getByRole('button', { name: 'Show the content' }).click();
      await expect(card.getByRole('heading', { name: 'Two clicks, one slot: a workshop' })).toBeVisible();
      expect(await place()).toEqual(before);
    },
  },
};
