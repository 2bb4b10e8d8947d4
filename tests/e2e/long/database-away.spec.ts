import { once } from 'node:events';
import { expect } from '@playwright/test';
import { startSite } from '../../../scripts/test/site.ts';
import { dataPaths } from '../../../server/db/embedded/paths.ts';
import { findPostmaster } from '../../../server/db/embedded/postmaster.ts';
import { freezeDatabase, killDatabase } from '../../torture/database-processes.ts';
import { test } from '../page.ts';

test.describe.configure({ timeout: 120_000 });

const asPerson = { headers: { Accept: 'text/html' }, timeout: 30_000 };

test('a database that stands still or is killed gives calm 503 pages that come back by themselves, while cached pages go on', async ({
  browser,
  request,
}) => {
  const site = await startSite();
  const asked = `${site.address}/events?when=past`;
  let goOn = () => {};
  const status = async (address: string) => (await request.get(address, asPerson)).status();
  try {
    for (const path of ['/', '/events', '/pricing']) expect(await status(site.address + path)).toBe(200);
    goOn = await freezeDatabase(dataPaths(site.dataFolder));
    expect(await status(`${site.address}/readyz`)).toBe(503);
    // What hangs is given up within seconds; from then on it is refused at once.
    const first = await request.get(asked, asPerson);
    expect([first.status(), first.headers()['cache-control']]).toEqual([503, 'private, no-store']);
    expect(Number(first.headers()['retry-after'])).toBeGreaterThanOrEqual(5);
    expect(first.headers().refresh).toBe(first.headers()['retry-after']);
    for (const path of ['/', '/events', '/pricing']) expect(await status(site.address + path)).toBe(200);
    const form = await request.post(`${site.address}/contact-us`, {
      ...asPerson,
      form: { name: 'Ann', email: 'ann@example.com', message: 'Hello' },
    });
    expect([form.status(), form.headers().refresh]).toEqual([503, undefined]);
    const data = await request.get(`${site.address}/events.data?when=past`);
    expect(data.status()).toBe(503);
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(asked);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs a moment');
    goOn();
    // No script, no press: the header loads the page again.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page needs a moment', {
      timeout: 30_000,
    });
    await page.close();
    expect(await status(`${site.address}/readyz`)).toBe(200);
    await killDatabase(dataPaths(site.dataFolder));
    const seen = new Set<number>();
    for (let left = 100; left > 0; left -= 1) {
      seen.add(await status(asked));
      if (seen.has(200) && left < 80) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await expect.poll(() => status(asked), { timeout: 30_000 }).toBe(200);
    expect([...seen].filter((each) => each !== 200 && each !== 503)).toEqual([]);
    // A site whose database stands still ends all the same, and the database once it goes on.
    const paths = dataPaths(site.dataFolder);
    goOn = await freezeDatabase(paths);
    const ended = once(site.process, 'close');
    site.process.kill('SIGTERM');
    await ended;
    expect(site.output()).toContain(
      'the embedded database does not answer, so the server stopped without it',
    );
    goOn();
    await expect.poll(() => findPostmaster(paths.cluster), { timeout: 30_000 }).toBeNull();
  } finally {
    goOn();
    await site.stop();
  }
});
