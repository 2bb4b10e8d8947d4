import { expect } from '@playwright/test';
import type { KitBench, KitContract } from '../contract.ts';

function parts({ example }: KitBench, file = 'one-at-a-time') {
  const carousel = example(file);
  return {
    list: carousel.getByRole('list'),
    status: carousel.getByRole('status'),
    next: carousel.getByRole('button', { name: 'Next' }),
    previous: carousel.getByRole('button', { name: 'Previous' }),
  };
}

export const contract: KitContract = {
  keys: {
    async Tab(bench) {
      const { list, next } = parts(bench, 'drawn-by-hand');
      await next.focus();
      await bench.page.keyboard.press('Tab');
      await expect(list).toBeFocused();
      await bench.page.keyboard.press('Tab');
      await expect(list.getByRole('link').first()).toBeFocused();
    },
    async 'Arrow keys'(bench) {
      const { list, status } = parts(bench);
      await list.focus();
      await bench.page.keyboard.press('ArrowRight');
      await expect(status).toHaveText('2 of 5');
      await bench.page.keyboard.press('ArrowLeft');
      await expect(status).toHaveText('1 of 5');
    },
    async 'Home and End'(bench) {
      const { list, status, next, previous } = parts(bench);
      await list.focus();
      await bench.page.keyboard.press('End');
      await expect(status).toHaveText('5 of 5');
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await bench.page.keyboard.press('Home');
      await expect(status).toHaveText('1 of 5');
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
    },
    async Enter(bench) {
      const { next, status } = parts(bench);
      await next.focus();
      await bench.page.keyboard.press('Enter');
      await expect(status).toHaveText('2 of 5');
      await bench.example('one-at-a-time').getByRole('button', { name: 'Show 4 of 5' }).focus();
      await bench.page.keyboard.press('Enter');
      await expect(status).toHaveText('4 of 5');
    },
  },
  open: {
    async 'at its end'(bench) {
      const { list, status } = parts(bench);
      await list.focus();
      await bench.page.keyboard.press('End');
      await expect(status).toHaveText('5 of 5');
    },
    async 'right to left'(bench) {
      const { list, status } = parts(bench);
      await bench.page.locator('#one-at-a-time [name=rtl]').check();
      await list.focus();
      await bench.page.keyboard.press('ArrowLeft');
      await expect(status).toHaveText('2 of 5');
    },
  },
};
