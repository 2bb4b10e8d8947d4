import { test as base, type Page } from '@playwright/test';

/** What a page did that it should not have done. */
interface Misdeeds {
  console: string[];
  failed: string[];
  foreign: string[];
}

/** Watches a page from its first request on. */
export function watch(page: Page, origin: string): Misdeeds {
  const misdeeds: Misdeeds = { console: [], failed: [], foreign: [] };
  page.on('console', (message) => {
    // Chromium writes a line of its own for a page that answers 404, as the pages for the lost must.
    const own404 = message.text().includes('status of 404') && message.location().url.includes('/error-404-');
    if (message.type() === 'error' && !own404) misdeeds.console.push(message.text());
  });
  page.on('pageerror', (error) => misdeeds.console.push(error.message));
  page.on('requestfailed', (request) => {
    // What the browser fetched ahead is dropped when the page changes; nobody missed it.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      misdeeds.failed.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) misdeeds.foreign.push(request.url());
  });
  page.on('response', (response) => {
    const page404 = response.request().isNavigationRequest();
    if (response.status() >= 400 && !page404) misdeeds.failed.push(`${response.url()} ${response.status()}`);
  });
  return misdeeds;
}

/** Watches a tab that many tests share; whoever watched it before sees no more. */
export function watchAnew(page: Page, origin: string): Misdeeds {
  for (const event of ['console', 'pageerror', 'request', 'requestfailed', 'response'])
    page.removeAllListeners(event);
  return watch(page, origin);
}

/** Waits until the page has its scripts; a page that is read has none to wait for, and its islands wake when they are needed. */
export async function hydrated(page: Page): Promise<void> {
  // Between two pages there is a moment with a document and nothing in it.
  await page.waitForFunction(
    () =>
      document.documentElement?.dataset.hydrated !== undefined ||
      (document.readyState === 'complete' && document.querySelector('[data-island]') !== null),
  );
}

/** Waits until a change of theme or width is drawn: colours fade into the other theme. */
export async function coloursArrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const fades = document.getAnimations().filter((moving) => moving instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
}

/** How many letters of script stand in a page's source, structured data not counted. */
export function inlineScript(html: string): number {
  const scripts = html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].reduce((sum, [, text]) => sum + (text?.length ?? 0), 0);
}

/** A phone in a hand, as the options of a browser's context. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** By how many pixels a page is wider than its window; nobody scrolls sideways on a phone. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

interface Shared {
  /** One tab for many pages: it has the files they share, and opens them in two thirds of the time. */
  sharedPage: Page;
}

/** The site's own address. */
export const test = base.extend<{ origin: string }, Shared>({
  sharedPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('SITE_ADDRESS is not set: run the tests by `npm test`');
    await use(new URL(baseURL).origin);
  },
});
