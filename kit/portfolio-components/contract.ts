import { expect } from '@playwright/test';
import type { KitContract, ShownKitPage } from '../contract.ts';

const grid = ({ example }: ShownKitPage) => example('chosen-by-trade');

export const contract: KitContract = {
  keys: {
    async Tab(shown) {
      await grid(shown).getByRole('radio', { name: 'All' }).focus();
      await shown.page.keyboard.press('Tab');
      await expect(grid(shown).getByRole('link').first()).toBeFocused();
    },
    async 'Arrow keys'(shown) {
      await grid(shown).getByRole('radio', { name: 'All' }).focus();
      await shown.page.keyboard.press('ArrowRight');
      await expect(grid(shown).getByRole('status')).not.toHaveText('9 of 9 case studies');
      await shown.page.keyboard.press('ArrowLeft');
      await expect(grid(shown).getByRole('status')).toHaveText('9 of 9 case studies');
    },
    async Enter(shown) {
      await shown.example('screens-on-their-hue').getByRole('link', { name: 'Savings bank' }).focus();
      await shown.page.keyboard.press('Enter');
      await expect(shown.page).toHaveURL(/\/financial$/);
    },
  },
  open: {
    async 'one trade is chosen'(shown) {
      await grid(shown).getByRole('radio', { name: 'All' }).focus();
      await shown.page.keyboard.press('ArrowRight');
      await expect(grid(shown).getByRole('status')).not.toHaveText('9 of 9 case studies');
    },
  },
};
