// Takes pictures of the running site: for the screens of the device scenes, and to be shown themselves.
// node art/page-screens.ts [address] [file…]; without an address the built site is started, without files all are taken.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../scripts/test/browser.ts';
import { startSite } from '../scripts/test/site.ts';

interface Screen {
  /** Under art/out; what stands there itself is made a picture by art/pictures.ts. */
  file: string;
  path: string;
  width: number;
  height: number;
  scheme?: 'light' | 'dark';
  /** How people with this weakness see it. */
  seenWith?: 'deuteranopia';
  /** As it is before the styles have arrived. */
  bare?: boolean;
}

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 845 };
const screens: Screen[] = [
  { file: 'screens/laptop.png', path: '/case-studies/seo-analysis/demo', ...desk },
  { file: 'screens/phone-1.png', path: '/mobile-app-1', ...phone },
  { file: 'screens/phone-2.png', path: '/mobile-app-2', ...phone },
  { file: 'screen-home.png', path: '/', ...desk },
  { file: 'screen-home-dark.png', path: '/', scheme: 'dark', ...desk },
  { file: 'screen-pricing.png', path: '/pricing', ...desk },
  { file: 'screen-pricing-bare.png', path: '/pricing', bare: true, ...desk },
  { file: 'screen-work.png', path: '/demos', ...desk },
  { file: 'screen-work-seen.png', path: '/demos', seenWith: 'deuteranopia', ...desk },
];

async function take(browser: Browser, address: string, screen: Screen) {
  const { file, path, width, height, scheme = 'light', seenWith, bare } = screen;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 3,
    reducedMotion: 'reduce',
    colorScheme: scheme,
    bypassCSP: true,
  });
  await page.goto(address + path, { waitUntil: 'networkidle', timeout: 90_000 });
  // The dock would cover what the picture is of.
  await page.addStyleTag({ content: '[data-floating] { display: none !important }' });
  if (bare)
    await page.locator('link[rel=stylesheet], style').evaluateAll((all) => all.map((one) => one.remove()));
  if (seenWith) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: seenWith });
  }
  await page.screenshot({ path: join(import.meta.dirname, 'out', file) });
  await page.close();
}

await mkdir(join(import.meta.dirname, 'out/screens'), { recursive: true });
const given = process.argv.slice(2).find((word) => word.startsWith('http'));
const asked = process.argv.slice(2).filter((word) => word !== given);
const site = given ? { address: given, stop: async () => {} } : await startSite();
const browser = await openBrowser();
for (const screen of screens.filter(({ file }) => asked.length === 0 || asked.includes(file)))
  await take(browser, site.address, screen);
await browser.close();
await site.stop();
