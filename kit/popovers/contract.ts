import { expect } from '@playwright/test';
import type { KitBench, KitContract } from '../contract.ts';

const reach = ({ example }: KitBench) => example('who-is-it').getByRole('button', { name: 'Reach Noor' });
const panel = ({ example }: KitBench) => example('who-is-it').locator('#noor');

async function open(bench: KitBench) {
  await reach(bench).focus();
  await bench.page.keyboard.press('Enter');
  await expect(panel(bench)).toBeVisible();
}

export const contract: KitContract = {
  keys: {
    async 'Enter or Space'(bench) {
      await open(bench);
      const [button, box] = [await reach(bench).boundingBox(), await panel(bench).boundingBox()];
      expect(Math.abs((box?.x ?? 0) - (button?.x ?? 99)), 'lines up with its button').toBeLessThan(2);
      await bench.page.keyboard.press('Space');
      await expect(panel(bench)).toBeHidden();
    },
    async Tab(bench) {
      await open(bench);
      await bench.page.keyboard.press('Tab');
      await expect(panel(bench).getByRole('link').first()).toBeFocused();
    },
    async Esc(bench) {
      await open(bench);
      await bench.page.keyboard.press('Tab');
      await bench.page.keyboard.press('Escape');
      await expect(panel(bench)).toBeHidden();
      await expect(reach(bench)).toBeFocused();
    },
  },
  open: {
    async 'with links'(bench) {
      await open(bench);
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
