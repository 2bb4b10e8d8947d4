import { expect, type Locator } from '@playwright/test';
import type { KitContract } from '../contract.ts';

const place = (picture: Locator) => picture.evaluate((element) => getComputedStyle(element).transform);

export const contract: KitContract = {
  keys: {
    async 'Arrow keys'({ example, page }) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const area = example('depth-on-one-screen').getByRole('region');
      const picture = area.getByRole('img');
      await area.focus();
      for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowDown');
      await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBeGreaterThan(60);
      const before = await place(picture);
      for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown');
      await expect.poll(() => place(picture)).not.toBe(before);
      expect(await place(example('held-still').getByRole('img'))).toBe('none');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(() => place(picture)).toBe('none');
    },
  },
};
