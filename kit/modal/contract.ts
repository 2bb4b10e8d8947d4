import { expect } from '@playwright/test';
import type { KitContract, ShownKitPage } from '../contract.ts';

async function openFrom({ example, page }: ShownKitPage, file: string) {
  await example(file).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const dialog = example(file).locator('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

export const contract: KitContract = {
  keys: {
    async Enter(shown) {
      const dialog = await openFrom(shown, 'move-a-call');
      await expect(dialog.getByRole('button', { name: 'Move to Thursday 10:00' })).toBeFocused();
      await shown.page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    },
    async Tab(shown) {
      const dialog = await openFrom(shown, 'delete-bookings');
      await expect(dialog.getByRole('button', { name: 'Keep them' })).toBeFocused();
      await shown.page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Delete 12 bookings' })).toBeFocused();
      for (let turn = 0; turn < 4; turn++) {
        await shown.page.keyboard.press('Tab');
        const outside = await dialog.evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        );
        expect(outside, 'the focus is in the dialog or in the browser’s own bar').toBe(false);
      }
    },
    async 'Page Down'(shown) {
      await shown.page.setViewportSize({ width: 1280, height: 480 });
      const dialog = await openFrom(shown, 'long-text');
      const body = dialog.getByRole('group');
      await body.focus();
      await shown.page.keyboard.press('PageDown');
      await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(50);
      await shown.page.setViewportSize({ width: 1280, height: 720 });
    },
    async Esc(shown) {
      const dialog = await openFrom(shown, 'form-inside');
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await shown.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(shown.example('form-inside').getByRole('button', { name: 'Add a stop' })).toBeFocused();
    },
  },
  open: {
    async 'question open'(shown) {
      await openFrom(shown, 'move-a-call');
    },
    async 'asked once more'(shown) {
      const dialog = await openFrom(shown, 'delete-bookings');
      await shown.page.mouse.click(5, 5);
      await expect(dialog).toBeVisible();
    },
    async 'form with an error'(shown) {
      const dialog = await openFrom(shown, 'form-inside');
      await dialog.getByRole('button', { name: 'Add the stop' }).click();
      await expect(dialog.getByText('Enter the name on the door.')).toBeVisible();
    },
    async 'long text'(shown) {
      await openFrom(shown, 'long-text');
    },
  },
};
