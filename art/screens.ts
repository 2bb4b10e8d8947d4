// Takes the pictures that stand on the screens of the device scenes, from the running site itself.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '../scripts/test/browser.ts';
import { startSite } from '../scripts/test/site.ts';

const folder = join(import.meta.dirname, 'out/screens');
const screens = [
  { file: 'laptop.png', path: '/case-studies/seo-analysis/demo', width: 1280, height: 800 },
  { file: 'phone-1.png', path: '/mobile-app-1', width: 390, height: 845 },
  { file: 'phone-2.png', path: '/mobile-app-2', width: 390, height: 845 },
];

await mkdir(folder, { recursive: true });
const site = await startSite();
const browser = await openBrowser();
for (const { file, path, width, height } of screens) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 3,
    reducedMotion: 'reduce',
  });
  await page.goto(site.address + path, { waitUntil: 'networkidle' });
  // The dock would cover what the picture is of.
  await page.locator('[data-floating]').evaluate((dock) => dock.remove());
  await page.screenshot({ path: join(folder, file) });
  await page.close();
}
await browser.close();
await site.stop();
