import type { Locator, Page } from 'playwright-core';
import { openBrowser } from '../scripts/test/browser.ts';
import { startSite } from '../scripts/test/site.ts';
import { median, printTable } from './print.ts';
import { writeProof } from './proof.ts';
import { peerPage } from './table/peer-page.ts';
import type { FrameCosts } from './table/read-trace.ts';
import { scrollThrough, steps } from './table/scroll.ts';

type Scrolling = FrameCosts & { rate: number };

const rounds = 3;
/** A wheel that is turned, and one that is flung: 54 and 160 rows a second. */
const speeds = [
  { id: 'turned', name: 'a wheel that is turned', step: 40 },
  { id: 'flung', name: 'a wheel that is flung', step: 120 },
];
const peerAddress = 'http://peer.localhost/';
const viewport = { width: 1280, height: 800 };

/** Opens the kit's own page, with all its examples around the table. */
async function openOurs(page: Page, address: string): Promise<Locator> {
  await page.goto(`${address}/ui/tables`, { waitUntil: 'networkidle' });
  await page.locator('main').dispatchEvent('pointerdown');
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  const rows = page.locator('[data-example="hundred-thousand-stops"] section');
  await rows.scrollIntoViewIfNeeded();
  await rows.locator('[aria-rowcount="100001"]').waitFor();
  return rows;
}

/** Opens the same rows as a plain list, alone on its page. */
async function openPeer(page: Page, html: string): Promise<Locator> {
  await page.route(peerAddress, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(peerAddress, { waitUntil: 'networkidle' });
  return page.locator('#rows');
}

/** Each speed in turn, in a browser of its own. */
async function atEachSpeed(open: (page: Page) => Promise<Locator>): Promise<Scrolling[]> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport });
    const rows = await open(page);
    const all: Scrolling[] = [];
    for (const { step } of speeds) all.push(await scrollThrough(browser, page, rows, step));
    return all;
  } finally {
    await browser.close();
  }
}

/** The median of each figure over some rounds. */
function middle(all: readonly Scrolling[]): Scrolling {
  if (all.length === 0) throw new Error('Nothing was measured');
  const of = (figure: keyof Scrolling) => median(all.map((one) => one[figure]));
  return {
    frames: of('frames'),
    median: of('median'),
    p95: of('p95'),
    worst: of('worst'),
    over: of('over'),
    script: of('script'),
    style: of('style'),
    layout: of('layout'),
    paint: of('paint'),
    rate: of('rate'),
  };
}

/** A hundred thousand rows, moved in every frame: our table beside a plain virtualised list. */
export async function bench({ write }: { write: boolean }): Promise<void> {
  const html = await peerPage();
  const site = await startSite();
  const ours: Scrolling[][] = [];
  const peer: Scrolling[][] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await atEachSpeed((page) => openOurs(page, site.address)));
      peer.push(await atEachSpeed((page) => openPeer(page, html)));
    }
  } finally {
    await site.stop();
  }
  const atSpeed = (all: readonly Scrolling[][], place: number) =>
    middle(all.flatMap((one) => one[place] ?? []));
  const kinds = ['median', 'p95', 'worst', 'script', 'style', 'layout', 'paint'] as const;
  const row = (name: string, one: Scrolling) => [
    name,
    Math.round(one.frames),
    one.rate.toFixed(1),
    `${one.over.toFixed(1)}%`,
    ...kinds.map((kind) => one[kind].toFixed(1)),
  ];
  for (const [place, { step, name }] of speeds.entries()) {
    const [own, other] = [atSpeed(ours, place), atSpeed(peer, place)];
    console.log(
      `\n100,000 rows, ${name}: ${steps} steps of ${step} px, one per frame; median of ${rounds} rounds`,
    );
    console.log(
      'Figures are ms of main-thread work per frame, measured while tracing; pixels are drawn in software\n',
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
  }
  if (write)
    await writeProof(
      'npm run bench:table',
      speeds.flatMap(({ id }, place) => {
        const own = atSpeed(ours, place);
        return [
          { id: `table.${id}.rate`, value: Math.round(own.rate), unit: 'frames a second' },
          { id: `table.${id}.frame`, value: Number(own.median.toFixed(1)), unit: 'ms' },
          { id: `table.${id}.frame-p95`, value: Number(own.p95.toFixed(1)), unit: 'ms' },
        ];
      }),
    );
}
