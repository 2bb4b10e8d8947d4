import { expect } from '@playwright/test';
import type { KitBench, KitContract } from '../contract.ts';

async function focusFirst({ page, example }: KitBench) {
  await example('bare-icons').getByRole('button').first().focus();
  // Only a focus that the keyboard brought shows a hint.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(example('bare-icons').getByText('Fit the round into view')).toBeVisible();
}

export const contract: KitContract = {
  keys: {
    async Tab(bench) {
      await focusFirst(bench);
      await bench.page.keyboard.press('Tab');
      await expect(bench.example('bare-icons').getByText('Plan it again')).toBeVisible();
      await expect(bench.example('bare-icons').getByText('Fit the round into view')).toBeHidden();
      const name = bench.example('bare-icons').getByRole('button', { name: 'Plan it again' });
      await expect(name).toBeFocused();
    },
    async Esc(bench) {
      await focusFirst(bench);
      await bench.page.keyboard.press('Escape');
      await expect(bench.example('bare-icons').getByText('Fit the round into view')).toBeHidden();
      // The same for a pointer, which may also rest on the hint.
      const date = bench.example('full-date').getByRole('button', { name: '2 d' });
      const hint = bench.example('full-date').getByText('Friday 13 November 2026');
      await date.hover();
      await expect(hint).toBeVisible();
      await hint.hover();
      await bench.page.waitForTimeout(400);
      await expect(hint).toBeVisible();
      await bench.page.keyboard.press('Escape');
      await expect(hint).toBeHidden();
    },
  },
  open: {
    async 'hint shown'(bench) {
      await focusFirst(bench);
    },
    async 'long hint'({ example }) {
      await example('cut-off-name').getByRole('link').hover();
      await expect(example('cut-off-name').getByRole('tooltip')).toBeVisible();
    },
  },
};
