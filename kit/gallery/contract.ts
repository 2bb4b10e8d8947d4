import { expect, type Locator } from '@playwright/test';
import type { KitContract, ShownKitPage } from '../contract.ts';

const file = 'one-large-and-the-rest';

async function opened({ example, page }: ShownKitPage, which = 0): Promise<Locator> {
  await example(file).getByRole('link').nth(which).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'First screens of our templates' });
  await expect(dialog).toBeVisible();
  return dialog;
}
const zoomOf = (dialog: Locator) => dialog.getByRole('status', { name: 'Zoom' });

export const contract: KitContract = {
  keys: {
    async Enter(shown) {
      const dialog = await opened(shown);
      await expect(dialog).toContainText('1 of 6');
      await expect(dialog).toBeFocused();
    },
    async 'Arrow keys'(shown) {
      const dialog = await opened(shown);
      await shown.page.keyboard.press('ArrowRight');
      await expect(dialog).toContainText('2 of 6');
      await shown.page.keyboard.press('ArrowLeft');
      await expect(dialog).toContainText('1 of 6');
      await shown.page.keyboard.press('ArrowLeft');
      await expect(dialog).toContainText('1 of 6');
    },
    async 'Home and End'(shown) {
      const dialog = await opened(shown, 2);
      await shown.page.keyboard.press('End');
      await expect(dialog).toContainText('6 of 6');
      await shown.page.keyboard.press('Home');
      await expect(dialog).toContainText('1 of 6');
    },
    async '+ and −'(shown) {
      const dialog = await opened(shown);
      await shown.page.keyboard.press('+');
      await expect(zoomOf(dialog)).toHaveText('150%');
      await shown.page.keyboard.press('-');
      await expect(zoomOf(dialog)).toHaveText('100%');
    },
    async 'Arrow keys, zoomed'(shown) {
      const dialog = await opened(shown);
      for (const _ of [1, 2]) await shown.page.keyboard.press('+');
      const picture = dialog.locator('[data-zoomed]');
      const before = await picture.getAttribute('style');
      await shown.page.keyboard.press('ArrowRight');
      await expect(picture).not.toHaveAttribute('style', before ?? '');
      await expect(dialog).toContainText('1 of 6');
    },
    async '0'(shown) {
      const dialog = await opened(shown);
      for (const _ of [1, 2, 3]) await shown.page.keyboard.press('+');
      await shown.page.keyboard.press('0');
      await expect(zoomOf(dialog)).toHaveText('100%');
    },
    async Esc(shown) {
      const dialog = await opened(shown, 1);
      await shown.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(shown.example(file).getByRole('link').nth(1)).toBeFocused();
    },
  },
  open: {
    async 'a picture is open'(shown) {
      await opened(shown, 1);
    },
    async 'zoomed by double click'(shown) {
      const dialog = await opened(shown);
      await dialog.locator('[data-zoomed]').dblclick();
      await expect(zoomOf(dialog)).toHaveText('250%');
    },
  },
};
