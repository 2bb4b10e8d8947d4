import { openBrowser } from '../../scripts/test/browser.ts';
import { median } from '../print.ts';

const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const runs = 3;

async function once(url: string): Promise<{ shown: number; alive: number }> {
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const times = { pressed: 0, shown: 0, alive: 0 };
    Object.assign(window, { times });
    addEventListener(
      'pointerdown',
      () => {
        times.pressed = performance.now();
      },
      { capture: true, once: true },
    );
    // A page that is read brings the search alone to life.
    for (const kind of ['hydrated', 'awake'])
      addEventListener(kind, () => {
        times.alive = performance.now();
      });
    document.querySelector('#search')?.addEventListener('toggle', () => {
      times.shown ||= performance.now();
    });
    // A page that is an application is alive at load: its press has its effect at once.
    if ('hydrated' in document.documentElement.dataset) times.alive = -1;
  });
  await page.locator('header button[commandfor=search]').click();
  const times = await page.waitForFunction(() => {
    const { times } = window as typeof window & { times: { pressed: number; shown: number; alive: number } };
    return times.shown && times.alive ? { ...times } : null;
  });
  const { pressed, shown, alive } = (await times.jsonValue()) ?? { pressed: 0, shown: 0, alive: 0 };
  await browser.close();
  return { shown: shown - pressed, alive: alive < 0 ? 0 : alive - pressed };
}

/** From the first press to the dialog it opens, and until the page's scripts are there, on a slow phone. */
export async function timeToAlive(url: string): Promise<{ shown: number; alive: number }> {
  const times = [];
  for (let run = 0; run < runs; run += 1) times.push(await once(url));
  return { shown: median(times.map(({ shown }) => shown)), alive: median(times.map(({ alive }) => alive)) };
}
