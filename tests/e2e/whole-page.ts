import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Page as SitePage } from '../../app/site-map/page.ts';
import { siteMap } from '../../app/site-map/site-map.server.ts';
import { siteDefaults } from '../../content/site.ts';
import { seriousFindings } from './axe.ts';
import { coloursArrived, hydrated, watchAnew } from './page.ts';

/** The first page of each kind, where the frame around the page is looked at too: it is the same on the others. */
const firstOfKind = new Set(
  Object.values(Object.groupBy(siteMap, ({ kind }) => kind)).map((rows) => rows[0]),
);

const assets = join(process.env.BUILD_DIR ?? 'build-test', 'client/assets');
/** The built files that hold the sign-in SDK, known by an address that only it names. */
const sdkFiles = readdirSync(assets).filter(
  (name) =>
    name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').includes('securetoken.googleapis.com'),
);
if (sdkFiles.length === 0)
  throw new Error('The sign-in SDK is in no built file: the test below would see nothing.');

/** Takes away what axe has seen elsewhere: it walks through every element, asked for or not. */
async function leaveWhatIsNew(page: Page, row: SitePage): Promise<void> {
  if (firstOfKind.has(row)) return;
  const seen = ['body > header', 'body > footer', '#site-menu', '#search'];
  await page.evaluate((parts) => {
    for (const part of document.querySelectorAll(parts)) part.remove();
  }, seen.join());
}

/** What every page carries, read in one go: two hundred pages are asked. Runs in the page. */
function readPage() {
  const shown = (link: Element) => {
    const { left, right, width } = link.getBoundingClientRect();
    return width > 0 && left >= 0 && right <= innerWidth;
  };
  const floating = [...document.querySelectorAll('[data-floating] a')].filter(shown);
  return {
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    headings: document.querySelectorAll('h1').length,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    floating: floating.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
  };
}

/** The address at which a page of the site map is looked at. */
export const addressOf = ({ sample, path }: SitePage): string => sample ?? path;

/** Whether a page is the first of its kind; the kit's others are looked at by check:kit, in every state and both themes. */
export const isFirstOfKind = (row: SitePage): boolean => firstOfKind.has(row);

/** Sees that a page has what every page carries, and stands on a narrow phone. */
export async function seeWhole(page: Page, origin: string, row: SitePage): Promise<void> {
  const address = addressOf(row);
  const misdeeds = watchAnew(page, origin);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const sdkLoads: string[] = [];
  page.on('request', (request) => {
    if (sdkFiles.some((name) => request.url().includes(name))) sdkLoads.push(request.url());
  });
  const answer = await page.goto(origin + address);

  expect(answer?.status()).toBe(row.area === 'error' ? 404 : 200);
  // One that could not be kept, such as for asking the database outside of a query, is made for each request.
  if (row.render === 'cached' && row.area !== 'error')
    expect(answer?.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  if (row.signIn) expect(page.url()).toBe(`${origin}/sign-in?redirectFrom=${encodeURIComponent(row.path)}`);
  const view = siteMap.find(({ path }) => path === row.canonical);
  const own = view ? addressOf(view) : address.replace('/applications_test/', '/applications/');
  expect(await page.evaluate(readPage)).toEqual({
    title: expect.stringMatching(new RegExp(` \\| ${siteDefaults.brand.suffix}$`)),
    description: expect.stringMatching(/.{21}/),
    headings: 1,
    canonical: origin + (row.signIn ? '/sign-in' : own),
    sideways: 0,
    // A driver at work is nobody's prospect, and the stop's buttons stand where these would.
    floating:
      row.view === 'routing-driver'
        ? []
        : [
            ['Need Help? Chat With Us!', '/contact-us/chat'],
            ['Hire Us', '/hire-services'],
          ],
  });
  await page.keyboard.press('Shift');
  await hydrated(page);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
  // Not even the sign-in page brings the SDK before a hand reaches for the form.
  expect(sdkLoads).toEqual([]);
}

/** Sees that axe takes no offence at a page that was opened by `seeWhole`. */
export async function seeAccessible(page: Page, row: SitePage): Promise<void> {
  await leaveWhatIsNew(page, row);
  // Only colours depend on the theme; the rest is seen once, in the light.
  expect(await seriousFindings(page, { rules: ['color-contrast'] }), 'axe, dark').toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await coloursArrived(page);
  expect(await seriousFindings(page), 'axe, light').toEqual([]);
}
