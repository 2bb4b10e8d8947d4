import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../scripts/test/browser.ts';
import { startSite } from '../scripts/test/site.ts';
import { median, printTable } from './print.ts';
import { writeProof } from './proof.ts';
import { peerPage } from './table/peer-page.ts';
import type { FrameCosts } from './table/read-trace.ts';
import { notch, scrollThrough, steps } from './table/scroll.ts';

type Scrolling = FrameCosts & { rate: number };

const rounds = 3;
const peerAddress = 'http://peer.localhost/';
const viewport = { width: 1280, height: 800 };

/** The kit's own page, with all its examples around the table. */
async function throughOurs(browser: Browser, page: Page, address: string): Promise<Scrolling> {
  await page.goto(`${address}/ui/tables`, { waitUntil: 'networkidle' });
  await page.locator('main').dispatchEvent('pointerdown');
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  const rows = page.locator('[data-example="hundred-thousand-stops"] section');
  await rows.scrollIntoViewIfNeeded();
  await rows.locator('[aria-rowcount="100001"]').waitFor();
  return scrollThrough(browser, page, rows);
}

/** The same rows as a plain list, alone on its page. */
async function throughPeer(browser: Browser, page: Page, html: string): Promise<Scrolling> {
  await page.route(peerAddress, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(peerAddress, { waitUntil: 'networkidle' });
  return scrollThrough(browser, page, page.locator('#rows'));
}

async function inFreshPage(scroll: (browser: Browser, page: Page) => Promise<Scrolling>): Promise<Scrolling> {
  const browser = await openBrowser();
  try {
    return await scroll(browser, await browser.newPage({ viewport }));
  } finally {
    await browser.close();
  }
}

/** The median of each figure over some rounds. */
function middle(all: readonly Scrolling[]): Scrolling {
  const [first] = all;
  if (!first) throw new Error('Nothing was measured');
  return Object.fromEntries(
    (Object.keys(first) as (keyof Scrolling)[]).map((key) => [key, median(all.map((one) => one[key]))]),
  ) as unknown as Scrolling;
}

/** A hundred thousand rows, moved by a notch of the wheel in every frame: our table beside a plain virtualised list. */
export async function bench({ write }: { write: boolean }): Promise<void> {
  const html = await peerPage();
  const site = await startSite();
  const ours: Scrolling[] = [];
  const peer: Scrolling[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await inFreshPage((browser, page) => throughOurs(browser, page, site.address)));
      peer.push(await inFreshPage((browser, page) => throughPeer(browser, page, html)));
    }
  } finally {
    await site.stop();
  }
  const [own, other] = [middle(ours), middle(peer)];
  const kinds = ['median', 'p95', 'worst', 'script', 'style', 'layout', 'paint'] as const;
  const row = (name: string, one: Scrolling) => [
    name,
    Math.round(one.frames),
    one.rate.toFixed(1),
    `${one.over.toFixed(1)}%`,
    ...kinds.map((kind) => one[kind].toFixed(1)),
  ];
  console.log(
    `\n100,000 rows, ${steps} steps of ${notch} px, one a frame; median of ${rounds} rounds. ms: work of the main thread for a frame; pixels are drawn in software\n`,
  );
  printTable(
    ['', 'frames', 'a second', 'over 16.7', 'median', 'p95', 'worst', 'script', 'style', 'layout', 'paint'],
    [
      row('the table of the kit, on its page', own),
      row('a plain list on @tanstack/react-virtual', other),
      [
        'ratio',
        '',
        (own.rate / other.rate).toFixed(2),
        '',
        ...kinds.map((kind) => (own[kind] / other[kind]).toFixed(2)),
      ],
    ],
  );
  if (write)
    await writeProof('npm run bench:table', [
      { id: 'table.rate', value: Math.round(own.rate), unit: 'frames a second' },
      { id: 'table.frame', value: Number(own.median.toFixed(1)), unit: 'ms' },
      { id: 'table.frame.p95', value: Number(own.p95.toFixed(1)), unit: 'ms' },
      { id: 'table.over', value: Number(own.over.toFixed(1)), unit: '% of frames' },
    ]);
}
