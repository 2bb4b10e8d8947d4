import { expect, type Locator } from '@playwright/test';
import type { KitBench, KitContract } from '../contract.ts';

const file = 'one-large-and-the-rest';

async function opened({ example, page }: KitBench, which = 0): Promise<Locator> {
  await example(file).getByRole('link').nth(which).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'First screens of our templates' });
  await expect(dialog).toBeVisible();
  return dialog;
}
const zoomOf = (dialog: Locator) => dialog.getByRole('status', { name: 'Zoom' });

export const contract: KitContract = {
  keys: {
    async Enter(bench) {
      const dialog = await opened(bench);
      await expect(dialog).toContainText('1 of 6');
      await expect(dialog).toBeFocused();
    },
    async 'Arrow keys'(bench) {
      const dialog = await opened(bench);
      await bench.page.keyboard.press('ArrowRight');
      await expect(dialog).toContainText('2 of 6');
      await bench.page.keyboard.press('ArrowLeft');
      await expect(dialog).toContainText('1 of 6');
      await bench.page.keyboard.press('ArrowLeft');
      await expect(dialog).toContainText('1 of 6');
    },
    async 'Home and End'(bench) {
      const dialog = await opened(bench, 2);
      await bench.page.keyboard.press('End');
      await expect(dialog).toContainText('6 of 6');
      await bench.page.keyboard.press('Home');
      await expect(dialog).toContainText('1 of 6');
    },
    async '+ and −'(bench) {
      const dialog = await opened(bench);
      await bench.page.keyboard.press('+');
      await expect(zoomOf(dialog)).toHaveText('150%');
      await bench.page.keyboard.press('-');
      await expect(zoomOf(dialog)).toHaveText('100%');
    },
    async 'Arrow keys, zoomed'(bench) {
      const dialog = await opened(bench);
      for (const _ of [1, 2]) await bench.page.keyboard.press('+');
      const picture = dialog.locator('[data-zoomed]');
      const before = await picture.getAttribute('style');
      await bench.page.keyboard.press('ArrowRight');
      await expect(picture).not.toHaveAttribute('style', before ?? '');
      await expect(dialog).toContainText('1 of 6');
    },
    async '0'(bench) {
      const dialog = await opened(bench);
      for (const _ of [1, 2, 3]) await bench.page.keyboard.press('+');
      await bench.page.keyboard.press('0');
      await expect(zoomOf(dialog)).toHaveText('100%');
    },
    async Esc(bench) {
      const dialog = await opened(bench, 1);
      await bench.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(bench.example(file).getByRole('link').nth(1)).toBeFocused();
    },
  },
  open: {
    async 'a picture is open'(bench) {
      await opened(bench, 1);
    },
    async 'zoomed by double click'(bench) {
      const dialog = await opened(bench);
      await dialog.locator('[data-zoomed]').dblclick();
      await expect(zoomOf(dialog)).toHaveText('250%');
    },
  },
};
