import { expect } from '@playwright/test';
import type { KitContract, ShownKitPage } from '../contract.ts';

async function focusFirst({ page, example }: ShownKitPage) {
  await example('bare-icons').getByRole('button').first().focus();
  // A tooltip appears only on keyboard focus.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(example('bare-icons').getByText('Fit the round into view')).toBeVisible();
}

export const contract: KitContract = {
  keys: {
    async Tab(shown) {
      await focusFirst(shown);
      await shown.page.keyboard.press('Tab');
      await expect(shown.example('bare-icons').getByText('Plan it again')).toBeVisible();
      await expect(shown.example('bare-icons').getByText('Fit the round into view')).toBeHidden();
      const name = shown.example('bare-icons').getByRole('button', { name: 'Plan it again' });
      await expect(name).toBeFocused();
    },
    async Esc(shown) {
      await focusFirst(shown);
      await shown.page.keyboard.press('Escape');
      await expect(shown.example('bare-icons').getByText('Fit the round into view')).toBeHidden();
      // The same for a pointer, which may also rest on the hint.
      const date = shown.example('full-date').getByRole('button', { name: '2 d' });
      const hint = shown.example('full-date').getByText('Friday 13 November 2026');
      await date.hover();
      await expect(hint).toBeVisible();
      await hint.hover();
      await shown.page.waitForTimeout(400);
      await expect(hint).toBeVisible();
      await shown.page.keyboard.press('Escape');
      await expect(hint).toBeHidden();
    },
  },
  open: {
    async 'hint shown'(shown) {
      await focusFirst(shown);
    },
    async 'long hint'({ example }) {
      await example('cut-off-name').getByRole('link').hover();
      await expect(example('cut-off-name').getByRole('tooltip')).toBeVisible();
    },
  },
};
