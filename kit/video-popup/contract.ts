import { expect } from '@playwright/test';
import type { KitBench, KitContract } from '../contract.ts';

async function openFilm({ page, example }: KitBench) {
  await example('poster-that-opens').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const video = example('poster-that-opens').locator('video');
  await expect(video).toBeVisible();
  return video;
}
const isPaused = (element: Element) => (element as HTMLVideoElement).paused;

export const contract: KitContract = {
  keys: {
    async Enter(bench) {
      const before = await bench.page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('walk.webm')),
      );
      expect(before, 'the film is not fetched before it is asked for').toBe(false);
      await openFilm(bench);
    },
    async Space(bench) {
      const video = await openFilm(bench);
      await video.focus();
      await bench.page.keyboard.press('Space');
      await expect.poll(() => video.evaluate(isPaused)).toBe(false);
      await bench.page.keyboard.press('Space');
      await expect.poll(() => video.evaluate(isPaused)).toBe(true);
    },
    async Esc(bench) {
      const video = await openFilm(bench);
      await video.focus();
      await bench.page.keyboard.press('Space');
      await expect.poll(() => video.evaluate(isPaused)).toBe(false);
      await bench.page.keyboard.press('Escape');
      await expect(video).toBeHidden();
      expect(await video.evaluate(isPaused)).toBe(true);
      await expect(bench.example('poster-that-opens').getByRole('button').first()).toBeFocused();
    },
  },
  open: {
    async 'film open'(bench) {
      await openFilm(bench);
    },
    async 'with its words'({ example }) {
      await example('words-of-the-film').getByRole('button', { name: 'Watch the walk, 15 s' }).click();
      await example('words-of-the-film').getByText('Read it instead').click();
      await expect(example('words-of-the-film').getByText('rounds of two hundred stops')).toBeVisible();
    },
  },
};
