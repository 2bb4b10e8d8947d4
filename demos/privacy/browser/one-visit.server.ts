import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import type { Choice, Deed, VisitSeen } from '#engines/privacy/visits/visits-seen.ts';
import type { StoredSite } from '#server/tools/stored-site.ts';
import { buttonFor, knownButtons, type Pressed } from './buttons.ts';
import type { VisitJob } from './messages.server.ts';
import { tell, watch } from './watch.ts';

const deeds: ReadonlySet<string> = new Set<Deed>([
  'canvas',
  'graphics',
  'sound',
  'fonts',
  'keys',
  'movements',
]);
const isDeed = (value: unknown): value is Deed => typeof value === 'string' && deeds.has(value);

const most = { requests: 1000, scripts: 200, stored: 300, buttons: 80 };
const patience = { open: 8000, load: 4000, quiet: 500, settle: 2500, button: 2500, click: 1500 };

/** Answers everything from memory; what is not there leads nowhere, as on a machine without a network. */
async function answerFrom(context: BrowserContext, site: StoredSite): Promise<void> {
  await context.route('**/*', async (route) => {
    const { status, headers, body = '' } = site[route.request().url()] ?? { status: 204, headers: {} };
    const single = Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.join('\n'),
    ]);
    await route.fulfill({ status, headers: Object.fromEntries(single), body });
  });
}

/** Which script asked for an address, as far as the browser tells. */
async function followScripts(context: BrowserContext, page: Page): Promise<ReadonlyMap<string, string>> {
  const asked = new Map<string, string>();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const script = initiator.stack?.callFrames[0]?.url || initiator.url;
    if (script && asked.size < most.requests) asked.set(request.url, script);
  });
  return asked;
}

/** Waits until nothing was asked for during half a second, or patience ends. */
async function settle(page: Page, latest: () => number): Promise<void> {
  await page.waitForLoadState('load', { timeout: patience.load }).catch(() => undefined);
  const end = Date.now() + patience.settle;
  do await page.waitForTimeout(patience.quiet / 2);
  while (Date.now() < end && Date.now() - latest() < patience.quiet);
}

/** Presses the button for a choice, in whichever frame it is; gives its words. */
async function press(page: Page, choice: Pressed, before: () => void): Promise<string | null> {
  const end = Date.now() + patience.button;
  do {
    for (const frame of page.frames()) {
      const known = frame.locator(knownButtons[choice]).filter({ visible: true }).first();
      const buttons = frame.locator('button, [role=button], a, input[type=button], input[type=submit]');
      const seen = buttons.filter({ visible: true });
      const words = (await seen.allInnerTexts().catch(() => [])).slice(0, most.buttons);
      const at = (await known.count().catch(() => 0)) > 0 ? -1 : buttonFor(words, choice);
      if (at === null) continue;
      const target = at < 0 ? known : seen.nth(at);
      const said = ((await target.textContent().catch(() => '')) ?? '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 60);
      before();
      await target.click({ timeout: patience.click });
      return said || 'a button without words';
    }
    await page.waitForTimeout(250);
  } while (Date.now() < end);
  return null;
}

async function storedIn(page: Page): Promise<VisitSeen['stored']> {
  const parts = await Promise.all(
    page.frames().map((frame) =>
      frame
        .evaluate(() => {
          const keysOf = (area: 'local' | 'session') =>
            Object.keys(area === 'local' ? localStorage : sessionStorage).map((key) => ({
              origin: location.origin,
              area,
              key: key.slice(0, 200),
            }));
          return [...keysOf('local'), ...keysOf('session')];
        })
        .catch(() => []),
    ),
  );
  return parts
    .flat()
    .filter(({ origin }) => origin !== 'null')
    .slice(0, most.stored);
}

/** One visit by a browser that was never there; null as `visit` where the choice could not be made. */
export async function visitOnce(
  browser: Browser,
  { address, site, introduction }: Pick<VisitJob, 'address' | 'site' | 'introduction'>,
  choice: Choice,
): Promise<{ visit: VisitSeen | null; pressed: string | null }> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    acceptDownloads: false,
    locale: 'en-GB',
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version().split('.')[0]}.0.0.0 Safari/537.36 (${introduction})`,
    viewport: { width: 1280, height: 900 },
  });
  try {
    let requests: VisitSeen['requests'][number][] = [];
    let latest = Date.now();
    const done = new Map<string, { deed: Deed; script: string; times: number }>();
    if (site) await answerFrom(context, site);
    await context.exposeBinding(tell, (_source, deed: unknown, script: unknown) => {
      if (!isDeed(deed) || typeof script !== 'string' || done.size > most.scripts) return;
      const key = `${deed} ${script.slice(0, 300)}`;
      const before = done.get(key);
      done.set(key, { deed, script: script.slice(0, 300), times: (before?.times ?? 0) + 1 });
    });
    await context.addInitScript(watch, tell);
    const page = await context.newPage();
    context.on('page', (other) => void other.close().catch(() => undefined));
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
    const scripts = await followScripts(context, page);
    context.on('request', (request: Request) => {
      latest = Date.now();
      if (requests.length < most.requests && /^https?:/.test(request.url()))
        requests.push({ url: request.url(), type: request.resourceType(), script: null });
    });
    const open = async () => {
      await page.goto(address, { waitUntil: 'domcontentloaded', timeout: patience.open });
      await settle(page, () => latest);
    };
    await open();
    let pressed: string | null = null;
    if (choice !== 'before') {
      pressed = await press(page, choice, () => {
        requests = [];
        done.clear();
      });
      if (pressed === null) return { visit: null, pressed };
      await settle(page, () => latest);
      // What a choice is worth shows on the next page.
      await open();
    }
    const now = Date.now() / 1000;
    const cookies = (await context.cookies()).map(({ name, domain, expires }) => ({
      name,
      domain,
      seconds: expires < 0 ? null : Math.round(expires - now),
    }));
    return {
      pressed,
      visit: {
        choice,
        requests: requests.map((request) => ({ ...request, script: scripts.get(request.url) ?? null })),
        cookies,
        stored: await storedIn(page),
        deeds: [...done.values()],
      },
    };
  } finally {
    await context.close();
  }
}
