// Takes pictures of pages for looking at: npm run shots -- /pricing /ui/buttons
// Options: --wide 1440,768,390  --theme light,dark  --full (whole page)  --out shots
// --sheet NAME sets the pictures of each width and theme side by side in one file
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSheet } from './sheet.ts';
import { openBrowser } from './test/browser.ts';
import { startSite } from './test/site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wide: { type: 'string', default: '1440,768,390' },
    theme: { type: 'string', default: 'light,dark' },
    full: { type: 'boolean', default: false },
    out: { type: 'string', default: 'shots' },
    scale: { type: 'string', default: '1' },
    sheet: { type: 'string' },
  },
});
const paths = positionals.length > 0 ? positionals : ['/'];

const site = await startSite();
const browser = await openBrowser();
try {
  await mkdir(values.out, { recursive: true });
  for (const theme of values.theme.split(',')) {
    for (const width of values.wide.split(',').map(Number)) {
      const context = await browser.newContext({
        viewport: { width, height: width < 700 ? 844 : 900 },
        deviceScaleFactor: Number(values.scale),
        colorScheme: theme === 'dark' ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const taken: string[] = [];
      for (const path of paths) {
        await page.goto(site.address + path, { waitUntil: 'networkidle' });
        if (values.full) {
          // Pictures below the fold load when they come near: go there once.
          await page.evaluate(async () => {
            for (let y = 0; y < document.body.scrollHeight; y += 600) {
              window.scrollTo(0, y);
              await new Promise((done) => setTimeout(done, 60));
            }
            window.scrollTo(0, 0);
          });
          await page.waitForLoadState('networkidle');
        }
        const name = path === '/' ? 'home' : path.slice(1).replace(/[^\w-]+/g, '_');
        const file = join(values.out, `${name}-${width}-${theme}.png`);
        await page.screenshot({ path: file, fullPage: values.full });
        taken.push(file);
        console.log(file);
      }
      if (values.sheet) {
        const sheet = join(values.out, `${values.sheet}-${width}-${theme}.avif`);
        const narrow = width < 700;
        await writeSheet(taken, sheet, { width: narrow ? 150 : 320, perRow: narrow ? 18 : 9 });
        console.log(sheet);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
