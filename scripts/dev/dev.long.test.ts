import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDatabase, newSession } from '#tests/e2e/sign-up.ts';
import { browserFlags, chromiumPath } from '../test/browser.ts';
import { type DevelopedCopy, developCopy } from './testing/developed-copy.ts';

const patience = { timeout: 600_000 };

/** Changes a text in a file and waits until the page at a path says the new one. */
async function change(copy: DevelopedCopy, file: string, [from, to]: [string, string], path: string) {
  await copy.edit(file, from, to);
  await copy.until(path, (text) => text.includes(to));
}

/** React has marked what it has taken over. */
const isHydrated = () =>
  Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactProps'));

describe('npm run dev with an empty data folder', patience, () => {
  let copy: DevelopedCopy;
  beforeAll(async () => {
    copy = await developCopy();
  }, patience.timeout);
  afterAll(() => copy?.stop(), patience.timeout);

  it('has its seeds, and a link that makes somebody staff', async () => {
    const { rows } = await inDatabase(
      copy.address,
      (client) =>
        client.query(
          'select (select count(*)::int from applications) as applications, (select count(*)::int from publishing_entries) as entries',
        ),
      copy.dataFolder,
    );
    expect(rows[0].applications).toBeGreaterThan(0);
    expect(rows[0].entries).toBeGreaterThan(0);
    const link = /http\S+\/admin-panel\/claim\?token=\S+/.exec(copy.output())?.[0] ?? '';
    const { sid } = await newSession(copy.address, 'first', copy.dataFolder);
    const claimed = await fetch(link, {
      method: 'POST',
      headers: { Cookie: `sid=${sid}`, Origin: copy.address, Accept: 'text/html' },
      body: new URLSearchParams({ token: new URL(link).searchParams.get('token') ?? '' }),
      redirect: 'manual',
    });
    expect([claimed.status, claimed.headers.get('location')]).toEqual([303, '/admin-panel']);
  });

  it('follows a route of the server, a feature, content that all of it reads, and a page', async () => {
    await change(copy, 'app/endpoints/health.server.ts', ['alive', 'alive and well'], '/healthz');
    await change(
      copy,
      'features/icons/routes.server.ts',
      ['has no icon', 'knows no icon'],
      '/api/icons/lucide/nothing.svg',
    );
    await change(copy, 'content/site.ts', ['try before you ask', 'try at once'], '/');
    await change(copy, 'app/shell/footer.tsx', ['Book a call', 'Book thirty minutes'], '/');
  });

  it('says what is wrong while the sources cannot be loaded, and goes on once they can', async () => {
    await copy.edit('app/endpoints/health.server.ts', 'export function', 'export function function');
    await copy.until('/healthz', (_, answer) => answer.status === 500);
    await copy.edit('app/endpoints/health.server.ts', 'export function function', 'export function');
    await copy.until('/healthz', (text) => text.includes('alive'));
  });

  it('applies a new migration, and says so when one was changed afterwards', async () => {
    const file = 'server/db/migrations/9000_tried.sql';
    await copy.write(file, 'create table tried (id int);\n');
    const isThere = () =>
      inDatabase(
        copy.address,
        async (client) => (await client.query("select to_regclass('tried') as there")).rows[0].there,
        copy.dataFolder,
      );
    await expect.poll(isThere, patience).toBe('tried');
    await copy.write(file, 'create table tried (id bigint);\n');
    await copy.until('/healthz', (text) => text.includes('9000_tried was changed after it had been applied'));
    await copy.write(file, 'create table tried (id int);\n');
    await copy.until('/healthz', (text) => text.includes('alive'));
  });

  it('changes an open page without loading it again', async () => {
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: browserFlags });
    try {
      const page = await browser.newPage();
      await page.goto(`${copy.address}/`);
      await page.waitForFunction(isHydrated, undefined, patience);
      await page.evaluate(() => Object.assign(window, { stays: 'here' }));
      await copy.edit(
        'app/shell/footer.tsx',
        '/book_an_appointment">Book',
        '/book_an_appointment">Gladly book',
      );
      await page
        .getByText('Gladly book')
        .first()
        .waitFor({ state: 'attached', ...patience });
      expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    } finally {
      await browser.close();
    }
  });
});

describe('npm run dev -- --as-served', patience, () => {
  it('keeps pages and sends the headers of production, and follows a change', async () => {
    const copy = await developCopy(['--as-served']);
    try {
      const kept = await copy.until('/', (text) => text.includes('Book a call'));
      expect(kept.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
      expect(kept.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(kept.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
      const again = await fetch(`${copy.address}/`, {
        headers: { 'If-None-Match': kept.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
      await change(copy, 'app/shell/footer.tsx', ['Book a call', 'Book thirty minutes'], '/');
    } finally {
      await copy.stop();
    }
  });
});
