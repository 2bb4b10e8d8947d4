import { expect } from '@playwright/test';
import type { KitBench, KitContract } from '../contract.ts';

async function openFrom({ example, page }: KitBench, file: string) {
  await example(file).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const dialog = example(file).locator('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

export const contract: KitContract = {
  keys: {
    async Enter(bench) {
      const dialog = await openFrom(bench, 'move-a-call');
      await expect(dialog.getByRole('button', { name: 'Move to Thursday 10:00' })).toBeFocused();
      await bench.page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    },
    async Tab(bench) {
      const dialog = await openFrom(bench, 'delete-bookings');
      await expect(dialog.getByRole('button', { name: 'Keep them' })).toBeFocused();
      await bench.page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Delete 12 bookings' })).toBeFocused();
      for (let turn = 0; turn < 4; turn++) {
        await bench.page.keyboard.press('Tab');
        const outside = await dialog.evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        );
        expect(outside, 'the focus is in the dialog or in the browser’s own bar').toBe(false);
      }
    },
    async 'Page Down'(bench) {
      await bench.page.setViewportSize({ width: 1280, height: 480 });
      const dialog = await openFrom(bench, 'long-text');
      const body = dialog.getByRole('group');
      await body.focus();
      await bench.page.keyboard.press('PageDown');
      await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(50);
      await bench.page.setViewportSize({ width: 1280, height: 720 });
    },
    async Esc(bench) {
      const dialog = await openFrom(bench, 'form-inside');
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await bench.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(bench.example('form-inside').getByRole('button', { name: 'Add a stop' })).toBeFocused();
    },
  },
  open: {
    async 'question open'(bench) {
      await openFrom(bench, 'move-a-call');
    },
    async 'asked once more'(bench) {
      const dialog = await openFrom(bench, 'delete-bookings');
      await bench.page.mouse.click(5, 5);
      await expect(dialog).toBeVisible();
    },
    async 'form with an error'(bench) {
      const dialog = await openFrom(bench, 'form-inside');
      await dialog.getByRole('button', { name: 'Add the stop' }).click();
      await expect(dialog.getByText('Write the name that stands on the door.')).toBeVisible();
    },
    async 'long text'(bench) {
      await openFrom(bench, 'long-text');
    },
  },
};
