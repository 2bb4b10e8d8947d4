import { expect } from '@playwright/test';
import type { KitContract, ShownKitPage } from '../contract.ts';

const reach = ({ example }: ShownKitPage) =>
  example('who-is-it').getByRole('button', { name: 'Contact Noor' });
const panel = ({ example }: ShownKitPage) => example('who-is-it').locator('#noor');

async function open(shown: ShownKitPage) {
  await reach(shown).focus();
  await shown.page.keyboard.press('Enter');
  await expect(panel(shown)).toBeVisible();
}

export const contract: KitContract = {
  keys: {
    async 'Enter or Space'(shown) {
      await open(shown);
      const [button, box] = [await reach(shown).boundingBox(), await panel(shown).boundingBox()];
      expect(Math.abs((box?.x ?? 0) - (button?.x ?? 99)), 'lines up with its button').toBeLessThan(2);
      await shown.page.keyboard.press('Space');
      await expect(panel(shown)).toBeHidden();
    },
    async Tab(shown) {
      await open(shown);
      await shown.page.keyboard.press('Tab');
      await expect(panel(shown).getByRole('link').first()).toBeFocused();
    },
    async Esc(shown) {
      await open(shown);
      await shown.page.keyboard.press('Tab');
      await shown.page.keyboard.press('Escape');
      await expect(panel(shown)).toBeHidden();
      await expect(reach(shown)).toBeFocused();
    },
  },
  open: {
    async 'with links'(shown) {
      await open(shown);
    },
    async 'with a field'({ example }) {
      await example('change-in-place').getByRole('button', { name: 'Rename' }).click();
      await expect(example('change-in-place').getByRole('textbox')).toBeVisible();
    },
    async 'with a word'({ example }) {
      await example('explain-a-word').getByRole('button').click();
      await expect(example('explain-a-word').getByRole('dialog')).toBeVisible();
    },
  },
};
