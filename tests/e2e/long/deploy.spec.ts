import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { startSite } from '../../../scripts/test/site.ts';
import { hydrated, test } from '../page.ts';

test.describe.configure({ timeout: 120_000 });

/** A build without this one's scripts, as the next deploy would be for a tab that is still open. */
async function nextBuild(): Promise<string> {
  // Inside the project, where its server finds the packages.
  const folder = join(import.meta.dirname, '../../../test-results/next-build');
  // As links: only names are taken away from it.
  await promisify(execFile)('cp', ['-al', process.env.BUILD_DIR ?? 'build', folder]);
  const assets = join(folder, 'client/assets');
  for (const name of await readdir(assets)) if (/\.js(\.br|\.gz)?$/.test(name)) await rm(join(assets, name));
  return folder;
}

test('a tab that was opened before a deploy still wakes its islands', async ({ page }) => {
  const before = await startSite();
  const port = new URL(before.address).port;
  await page.goto(`${before.address}/route-optimization`, { waitUntil: 'networkidle' });
  before.process.kill('SIGTERM');
  await new Promise((done) => before.process.once('close', done));
  const build = await nextBuild();
  const after = await startSite({
    PORT: port,
    PUBLIC_URL: before.address,
    DATA_DIR: before.dataFolder,
    BUILD_DIR: build,
  });
  let reloads = 0;
  page.on('load', () => {
    reloads += 1;
  });
  await page.keyboard.press('Control+k');
  await expect(page.locator('[data-island=search]')).toHaveAttribute('data-awake');
  expect(reloads).toBe(0);
  await after.stop();
  await rm(build, { recursive: true, force: true });
  await before.stop();
});

test('where its scripts are gone for good, the tab reloads once and keeps what was typed', async ({
  page,
  origin,
}) => {
  const typed = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/assets/wake-*.js', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await typed.promise;
    return route.fulfill({ status: 404, body: '' });
  });
  // The document waits for its script, which comes only once something was typed.
  await page.goto(origin, { waitUntil: 'commit' });
  const field = page.locator('footer input[name=email]');
  await field.fill('reader@example.com');
  await Promise.all([page.waitForEvent('load'), typed.resolve()]);
  await hydrated(page);
  await expect(field).toHaveValue('reader@example.com');
  expect(asked).toBe(2);
});
