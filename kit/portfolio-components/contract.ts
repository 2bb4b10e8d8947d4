import { expect } from '@playwright/test';
import type { KitBench, KitContract } from '../contract.ts';

const grid = ({ example }: KitBench) => example('chosen-by-trade');

export const contract: KitContract = {
  keys: {
    async Tab(bench) {
      await grid(bench).getByRole('radio', { name: 'All' }).focus();
      await bench.page.keyboard.press('Tab');
      await expect(grid(bench).getByRole('link').first()).toBeFocused();
    },
    async 'Arrow keys'(bench) {
      await grid(bench).getByRole('radio', { name: 'All' }).focus();
      await bench.page.keyboard.press('ArrowRight');
      await expect(grid(bench).getByRole('status')).not.toHaveText('9 of 9 case studies');
      await bench.page.keyboard.press('ArrowLeft');
      await expect(grid(bench).getByRole('status')).toHaveText('9 of 9 case studies');
    },
    async Enter(bench) {
      await bench.example('screens-on-their-hue').getByRole('link', { name: 'Savings bank' }).focus();
      await bench.page.keyboard.press('Enter');
      await expect(bench.page).toHaveURL(/\/financial$/);
    },
  },
  open: {
    async 'one trade is chosen'(bench) {
      await grid(bench).getByRole('radio', { name: 'All' }).focus();
      await bench.page.keyboard.press('ArrowRight');
      await expect(grid(bench).getByRole('status')).not.toHaveText('9 of 9 case studies');
    },
  },
};
