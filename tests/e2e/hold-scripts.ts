import type { Page } from '@playwright/test';

/** Keeps the page's scripts away until they are let in, and gives the function that does. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    // What wakes islands is smaller than the styles that a page is drawn with, and comes with them.
    if (!/\/(wake|preload)-/.test(route.request().url())) await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page and waits for its text alone, as its scripts are held back. */
export const openWithoutScripts = (page: Page, address: string) =>
  page.goto(address, { waitUntil: 'domcontentloaded' });
