import { expect } from '@playwright/test';
import type { KitBench, KitContract } from '../contract.ts';

async function openFrom({ example, page }: KitBench, file: string) {
  await example(file).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const sheet = example(file).getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}

export const contract: KitContract = {
  keys: {
    async Enter(bench) {
      const sheet = await openFrom(bench, 'filters');
      await expect(sheet.getByRole('checkbox').first()).toBeFocused();
      const box = await sheet.boundingBox();
      const window = bench.page.viewportSize();
      expect(Math.round((box?.x ?? 0) + (box?.width ?? 0)), 'at the end edge').toBe(window?.width);
    },
    async Tab(bench) {
      const sheet = await openFrom(bench, 'rail-of-a-desk');
      await expect(sheet.getByRole('link', { name: 'Enquiries' })).toBeFocused();
      for (let turn = 0; turn < 6; turn++) {
        await bench.page.keyboard.press('Tab');
        const outside = await sheet.evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        );
        expect(outside, 'the focus is in the sheet or in the browser’s own bar').toBe(false);
      }
    },
    async Esc(bench) {
      const sheet = await openFrom(bench, 'work-beside');
      await bench.page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(
        bench.example('work-beside').getByRole('button', { name: 'Change the stop' }),
      ).toBeFocused();
    },
  },
  open: {
    async filters(bench) {
      await openFrom(bench, 'filters');
    },
    async rail(bench) {
      await openFrom(bench, 'rail-of-a-desk');
    },
    async 'from below'(bench) {
      await openFrom(bench, 'from-below');
    },
  },
};
