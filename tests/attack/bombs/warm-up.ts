import { asking, type Bomb } from './bomb.ts';
import { otherBombs } from './others.ts';
import { type BombOptions, runBombs } from './run-bombs.ts';
import { servedBombs } from './served.ts';

const page = {
  type: 'text/html',
  body: () => '<title>a</title><p>A page as there are many.<a href="/b">b</a>',
};
const mail = 'From: a@example.com\nMessage-ID: <calm@example.com>\n\nHello';
const text = 'A short text, as somebody would paste it. It says nothing new.';
const calm = { aims: 'nothing', name: 'warm-up' };

/** One harmless request for everything that bombs are sent to. */
const harmless: readonly Bomb[] = [
  { ...calm, ...asking('privacy', { address: 'https://a.example/', source: '<p>Hello</p>' }) },
  { ...calm, ...asking('news', { do: 'text', text }) },
  { ...calm, method: 'GET', path: '/contact-us' },
  ...servedBombs.map((bomb) => ({ ...bomb, site: { '*': page } })),
  ...otherBombs.filter(({ mailed }) => mailed).map((bomb) => ({ ...bomb, body: () => mail })),
];

/** Asks for every page once: a server that has just begun draws them in its first seconds. */
async function drawPages(address: string): Promise<void> {
  const list = await (await fetch(`${address}/sitemap.xml`)).text();
  for (const [, page = ''] of list.matchAll(/<loc>([^<]+)/g))
    await (await fetch(new URL(new URL(page).pathname, address))).arrayBuffer();
}

/** Lets a server that has just begun draw and compile what it needs, which would be measured otherwise. */
export async function warmUp(options: Omit<BombOptions, 'bombs'>): Promise<void> {
  await drawPages(options.address);
  for (let round = 0; round < 2; round += 1) await runBombs({ ...options, bombs: harmless });
}
