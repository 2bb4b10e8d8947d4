// Pictures the running products for the pages that show them, and writes content/screens.
// npm run screens -- [address] [name…]; without an address the built site is started, without names all are taken.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '../scripts/test/browser.ts';
import { startSite } from '../scripts/test/site.ts';
import { productScreens } from './product/product-screens.ts';
import { takeScreen } from './product/take-screen.ts';
import { writeModule, writePictures } from './product/write-screen.ts';

await mkdir(join(import.meta.dirname, '..', 'content', 'screens'), { recursive: true });
const given = process.argv.slice(2).find((word) => word.startsWith('http'));
const asked = process.argv.slice(2).filter((word) => word !== given);
const site = given ? { address: given, stop: async () => {} } : await startSite();
const browser = await openBrowser();
for (const screen of productScreens.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  for (const scheme of ['light', 'dark'] as const)
    await writePictures(screen, scheme, await takeScreen(browser, site.address, screen, scheme));
  await writeModule(screen);
}
await browser.close();
await site.stop();
