import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { categories, type FrameCosts, frameMark, readTrace } from './read-trace.ts';

/** Five seconds, where every frame comes in time. */
export const steps = 300;

/** Moves these rows by so many px in every frame; the seconds that took. */
const move = (rows: Locator, step: number) =>
  rows.evaluate(
    (element, { count, by, name }) =>
      new Promise<number>((done) => {
        const began = performance.now();
        let left = count;
        const step = () => {
          performance.mark(name);
          element.scrollBy({ top: by, behavior: 'instant' });
          left -= 1;
          if (left > 0) requestAnimationFrame(step);
          else done((performance.now() - began) / 1000);
        };
        requestAnimationFrame(step);
      }),
    { count: steps, by: step, name: frameMark },
  );

/** How many frames a second come while the rows are moved, and, once more and traced, what each of them takes. */
export async function scrollThrough(
  browser: Browser,
  page: Page,
  rows: Locator,
  step: number,
): Promise<FrameCosts & { rate: number }> {
  await rows.scrollIntoViewIfNeeded();
  await wait(1000);
  const began = await rows.evaluate((element) => element.scrollTop);
  const seconds = await move(rows, step);
  await browser.startTracing(page, { categories });
  await move(rows, step);
  const trace = await browser.stopTracing();
  const moved = (await rows.evaluate((element) => element.scrollTop)) - began;
  if (moved !== 2 * steps * step) throw new Error(`The rows moved by ${moved} px only`);
  return { rate: steps / seconds, ...readTrace(trace) };
}
