import type { Browser, Page } from 'playwright-core';
import type { ProductScreen } from './product-screens.ts';

const sizes = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 845 },
} as const;

export type Scheme = 'light' | 'dark';

/** What stands over or above the product and is no part of it. */
const notTheProduct =
  '[data-floating], header[data-shell], [aria-label="About this page"], [data-bar="page"]';

/** Brings the pictured part to the top of the window, and says how wide it is there. */
async function clipOf(page: Page, part: string, { width, height }: { width: number; height: number }) {
  const found = page.locator(part).first();
  await found.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const box = await found.boundingBox();
  if (!box) throw new Error(`${page.url()} has no ${part}`);
  return { x: box.x, y: box.y, width: Math.min(box.width, width), height: height - box.y };
}

/** Pictures one product in one colour scheme, by default three times as fine as it is seen. */
export async function takeScreen(
  browser: Browser,
  address: string,
  screen: ProductScreen,
  scheme: Scheme,
  fineness = 3,
) {
  const { path, on, kept = {}, prepare, part, style = '' } = screen;
  const size = sizes[on];
  const context = await browser.newContext({
    // A part of a page stands between its margins.
    viewport: part && on === 'desk' ? { ...size, width: size.width + 80 } : size,
    deviceScaleFactor: fineness,
    reducedMotion: 'reduce',
    colorScheme: scheme,
    hasTouch: on === 'phone',
    bypassCSP: true,
  });
  await context.addInitScript((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, JSON.stringify(value));
  }, Object.entries(kept));
  const page = await context.newPage();
  await page.goto(address + path, { waitUntil: 'networkidle', timeout: 90_000 });
  await page.addStyleTag({
    content: `${notTheProduct} { display: none !important } :root { --dock: 0rem !important } ${style}`,
  });
  await prepare?.(page);
  await page.waitForTimeout(500);
  const picture = part
    ? await page.screenshot({ clip: await clipOf(page, part, size) })
    : await page.screenshot();
  await context.close();
  return picture;
}
