import { expect } from '@playwright/test';
import type { KitContract, ShownKitPage } from '../contract.ts';

const region = ({ page }: ShownKitPage) => page.getByRole('region', { name: /^Notifications/ });

async function archive(shown: ShownKitPage) {
  await shown.example('take-it-back').getByRole('button', { name: 'Archive' }).click();
  await expect(region(shown).getByText('Sample enquiry archived')).toBeVisible();
}

export const contract: KitContract = {
  keys: {
    async 'Alt T'(shown) {
      await archive(shown);
      await shown.page.keyboard.press('Alt+t');
      await expect(region(shown)).toBeFocused();
    },
    async Tab(shown) {
      await archive(shown);
      await shown.page.keyboard.press('Alt+t');
      await shown.page.keyboard.press('Tab');
      await expect(region(shown).getByRole('status')).toBeFocused();
      await shown.page.keyboard.press('Tab');
      await expect(region(shown).getByRole('button', { name: 'Undo' })).toBeFocused();
    },
    async Enter(shown) {
      await archive(shown);
      await region(shown).getByRole('button', { name: 'Undo' }).focus();
      await shown.page.keyboard.press('Enter');
      await expect(shown.example('take-it-back').getByRole('button', { name: 'Archive' })).toBeVisible();
      await expect(region(shown).getByRole('status')).toHaveCount(0);
    },
    async Esc(shown) {
      await archive(shown);
      await region(shown).getByRole('status').focus();
      await shown.page.keyboard.press('Escape');
      await expect(region(shown).getByRole('status')).toHaveCount(0);
    },
  },
  open: {
    async 'four notes'(shown) {
      for (const button of await shown.example('four-tones').getByRole('button').all()) await button.click();
      await expect(region(shown).getByRole('status')).toHaveCount(4);
    },
  },
};
