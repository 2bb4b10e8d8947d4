import { expect } from '@playwright/test';
import type { KitContract, ShownKitPage } from '../contract.ts';

async function openFrom({ example, page }: ShownKitPage, file: string) {
  await example(file).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const sheet = example(file).getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}

export const contract: KitContract = {
  keys: {
    async Enter(shown) {
      const sheet = await openFrom(shown, 'filters');
      await expect(sheet.getByRole('checkbox').first()).toBeFocused();
      const box = await sheet.boundingBox();
      const window = shown.page.viewportSize();
      expect(Math.round((box?.x ?? 0) + (box?.width ?? 0)), 'at the end edge').toBe(window?.width);
    },
    async Tab(shown) {
      const sheet = await openFrom(shown, 'rail-of-a-desk');
      await expect(sheet.getByRole('link', { name: 'Enquiries' })).toBeFocused();
      for (let turn = 0; turn < 6; turn++) {
        await shown.page.keyboard.press('Tab');
        const outside = await sheet.evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        );
        expect(outside, 'the focus is in the sheet or in the browser’s own bar').toBe(false);
      }
    },
    async Esc(shown) {
      const sheet = await openFrom(shown, 'work-beside');
      await shown.page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(shown.example('work-beside').getByRole('button', { name: 'Edit the stop' })).toBeFocused();
    },
  },
  open: {
    async filters(shown) {
      await openFrom(shown, 'filters');
    },
    async rail(shown) {
      await openFrom(shown, 'rail-of-a-desk');
    },
    async 'from below'(shown) {
      await openFrom(shown, 'from-below');
    },
  },
};
