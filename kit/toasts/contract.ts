import { expect } from '@playwright/test';
import type { KitBench, KitContract } from '../contract.ts';

const region = ({ page }: KitBench) => page.getByRole('region', { name: /^Notifications/ });

async function archive(bench: KitBench) {
  await bench.example('take-it-back').getByRole('button', { name: 'Archive' }).click();
  await expect(region(bench).getByText('Sample enquiry archived')).toBeVisible();
}

export const contract: KitContract = {
  keys: {
    async 'Alt T'(bench) {
      await archive(bench);
      await bench.page.keyboard.press('Alt+t');
      await expect(region(bench)).toBeFocused();
    },
    async Tab(bench) {
      await archive(bench);
      await bench.page.keyboard.press('Alt+t');
      await bench.page.keyboard.press('Tab');
      await expect(region(bench).getByRole('status')).toBeFocused();
      await bench.page.keyboard.press('Tab');
      await expect(region(bench).getByRole('button', { name: 'Undo' })).toBeFocused();
    },
    async Enter(bench) {
      await archive(bench);
      await region(bench).getByRole('button', { name: 'Undo' }).focus();
      await bench.page.keyboard.press('Enter');
      await expect(bench.example('take-it-back').getByRole('button', { name: 'Archive' })).toBeVisible();
      await expect(region(bench).getByRole('status')).toHaveCount(0);
    },
    async Esc(bench) {
      await archive(bench);
      await region(bench).getByRole('status').focus();
      await bench.page.keyboard.press('Escape');
      await expect(region(bench).getByRole('status')).toHaveCount(0);
    },
  },
  open: {
    async 'four notes'(bench) {
      for (const button of await bench.example('four-tones').getByRole('button').all()) await button.click();
      await expect(region(bench).getByRole('status')).toHaveCount(4);
    },
  },
};
