import { createRequire } from 'node:module';
import { dynamicAddresses } from '/work/main/app/site-map/addresses.server.ts';
import { siteMap } from '/work/main/app/site-map/site-map.server.ts';
import { openBrowser } from '/work/main/scripts/test/browser.ts';
import { startSite } from '/work/main/scripts/test/site.ts';

const require = createRequire('/work/main/');
const { AxeBuilder } = require('@axe-core/playwright');
const kinds = ['manifesto', 'story', 'index', 'sheet', 'bench'];
const paths = [
  ...siteMap
    .filter((p) => kinds.includes(p.kind) && !p.path.includes(':') && p.path !== '/')
    .map((p) => p.path),
  ...dynamicAddresses().map((a) => a.path),
  '/applications_test/route-planner',
  '/search?q=leave',
  '/search?q=zzqx',
];
const site = await startSite();
const browser = await openBrowser();
let bad = 0;
const say = (...a: unknown[]) => {
  bad++;
  console.log(...a);
};
async function work(list: string[], scheme: 'light' | 'dark') {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  let now = '';
  page.on('console', (m) => m.type() === 'error' && say(now, 'console', m.text()));
  page.on('pageerror', (e) => say(now, 'pageerror', e.message));
  for (const path of list) {
    now = path;
    await page.setViewportSize({ width: 1280, height: 900 });
    const r = await page.goto(site.address + path, { waitUntil: 'load' });
    if (r?.status() !== 200) say(path, 'status', r?.status());
    if ((await page.locator('h1').count()) !== 1) say(path, 'h1', await page.locator('h1').count());
    const axe = await new AxeBuilder({ page }).analyze();
    for (const v of axe.violations.filter((v: any) => ['serious', 'critical'].includes(v.impact)))
      say(
        path,
        scheme,
        'axe',
        v.id,
        v.nodes.length,
        v.nodes[0].html.slice(0, 160),
        v.nodes[0].failureSummary?.slice(0, 200),
      );
    for (const width of scheme === 'light' ? [320, 390, 768] : []) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => {
        const w = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth <= w && document.body.scrollWidth <= w) return null;
        return [...document.querySelectorAll('main *')]
          .filter((e) => e.getBoundingClientRect().right > w + 1)
          .slice(0, 3)
          .map((e) => e.outerHTML.slice(0, 120));
      });
      if (over) say(path, 'overflow', width, over);
      // body clips sideways: find text that leaves the screen all the same
      const cut = await page.evaluate(() => {
        const w = document.documentElement.clientWidth;
        return [...document.querySelectorAll('main *')]
          .filter((e) => {
            if (e.closest('.overflow-x-auto, svg, img') || e.closest('.sr-only')) return false;
            if (![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent!.trim())) return false;
            const r = document.createRange();
            r.selectNodeContents(e);
            const b = r.getBoundingClientRect();
            return b.width > 0 && (b.right > w + 1 || b.left < -1);
          })
          .slice(0, 2)
          .map((e) => e.outerHTML.slice(0, 140));
      });
      if (cut.length) say(path, 'cut', width, cut);
    }
  }
  await context.close();
}
try {
  await Promise.all([work(paths, 'light'), work(paths, 'dark')]);
  console.log(paths.length, 'paths,', bad, 'findings');
} finally {
  await browser.close();
  await site.stop();
}
