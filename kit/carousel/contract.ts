import { expect } from '@playwright/test';
import type { KitContract, ShownKitPage } from '../contract.ts';

function parts({ example }: ShownKitPage, file = 'one-at-a-time') {
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
    async Tab(shown) {
      const { list, next } = parts(shown, 'drawn-by-hand');
      await next.focus();
      await shown.page.keyboard.press('Tab');
      await expect(list).toBeFocused();
      await shown.page.keyboard.press('Tab');
      await expect(list.getByRole('link').first()).toBeFocused();
    },
    async 'Arrow keys'(shown) {
      const { list, status } = parts(shown);
      await list.focus();
      await shown.page.keyboard.press('ArrowRight');
      await expect(status).toHaveText('2 of 5');
      await shown.page.keyboard.press('ArrowLeft');
      await expect(status).toHaveText('1 of 5');
    },
    async 'Home and End'(shown) {
      const { list, status, next, previous } = parts(shown);
      await list.focus();
      await shown.page.keyboard.press('End');
      await expect(status).toHaveText('5 of 5');
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await shown.page.keyboard.press('Home');
      await expect(status).toHaveText('1 of 5');
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
    },
    async Enter(shown) {
      const { next, status } = parts(shown);
      await next.focus();
      await shown.page.keyboard.press('Enter');
      await expect(status).toHaveText('2 of 5');
      await shown.example('one-at-a-time').getByRole('button', { name: 'Show 4 of 5' }).focus();
      await shown.page.keyboard.press('Enter');
      await expect(status).toHaveText('4 of 5');
    },
  },
  open: {
    async 'at its end'(shown) {
      const { list, status } = parts(shown);
      await list.focus();
      await shown.page.keyboard.press('End');
      await expect(status).toHaveText('5 of 5');
    },
    async 'right to left'(shown) {
      const { list, status } = parts(shown);
      await shown.page.locator('#one-at-a-time [name=rtl]').check();
      await list.focus();
      await shown.page.keyboard.press('ArrowLeft');
      await expect(status).toHaveText('2 of 5');
    },
  },
};
