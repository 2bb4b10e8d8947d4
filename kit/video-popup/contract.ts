import { expect } from '@playwright/test';
import type { KitContract, ShownKitPage } from '../contract.ts';

async function openFilm({ page, example }: ShownKitPage) {
  await example('poster-that-opens').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const video = example('poster-that-opens').locator('video');
  await expect(video).toBeVisible();
  return video;
}
const isPaused = (element: Element) => (element as HTMLVideoElement).paused;

export const contract: KitContract = {
  keys: {
    async Enter(shown) {
      const before = await shown.page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('walk.webm')),
      );
      expect(before, 'the film is not fetched before it is asked for').toBe(false);
      await openFilm(shown);
    },
    async Space(shown) {
      const video = await openFilm(shown);
      await video.focus();
      await shown.page.keyboard.press('Space');
      await expect.poll(() => video.evaluate(isPaused)).toBe(false);
      await shown.page.keyboard.press('Space');
      await expect.poll(() => video.evaluate(isPaused)).toBe(true);
    },
    async Esc(shown) {
      const video = await openFilm(shown);
      await video.focus();
      await shown.page.keyboard.press('Space');
      await expect.poll(() => video.evaluate(isPaused)).toBe(false);
      await shown.page.keyboard.press('Escape');
      await expect(video).toBeHidden();
      expect(await video.evaluate(isPaused)).toBe(true);
      await expect(shown.example('poster-that-opens').getByRole('button').first()).toBeFocused();
    },
  },
  open: {
    async 'film open'(shown) {
      await openFilm(shown);
    },
    async 'with its words'({ example }) {
      await example('words-of-the-film').getByRole('button', { name: 'Watch the walk, 15 s' }).click();
      await example('words-of-the-film').getByText('Read it instead').click();
      await expect(example('words-of-the-film').getByText('rounds with 200 stops')).toBeVisible();
    },
  },
};
