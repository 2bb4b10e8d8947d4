import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { ownFolder, startSite } from '../../scripts/test/site.ts';
import { test } from './page.ts';

test.describe.configure({ timeout: 120_000 });

test('a setting that changes is seen on public pages of two processes within five seconds', async ({
  request,
}) => {
  const first = await startSite({ SHARED_DATA: '1' });
  const second = await startSite({ SHARED_DATA: '1', DATA_DIR: first.dataFolder });
  try {
    const shows = async (address: string, name: string) =>
      (await (await request.get(`${address}/pricing`)).text()).includes(name);
    expect(await shows(first.address, 'Akra Studio')).toBe(true);
    expect(await shows(second.address, 'Other Studio')).toBe(false);
    const env = { ...process.env, DATA_DIR: first.dataFolder, SHARED_DATA: '1', LOG_LEVEL: 'warn' };
    await promisify(execFile)(process.execPath, ['tests/e2e/change-settings.ts', 'Other Studio'], { env });
    for (const { address } of [first, second]) {
      await expect.poll(() => shows(address, 'Other Studio'), { timeout: 5000, intervals: [200] }).toBe(true);
    }
  } finally {
    await second.stop();
    await first.stop();
  }
});

test('a second start on one data folder says so and leaves the first alone', async ({ request, origin }) => {
  const failed = await promisify(execFile)(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, DATA_DIR: process.env.SITE_DATA_DIR, PORT: '0' },
  }).catch((error) => error);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toMatch(/another instance|already/i);
  expect((await request.get(`${origin}/readyz`)).ok()).toBe(true);
});

test('a port that is taken is named, with what to do', async ({ origin }) => {
  const taken = new URL(origin).port;
  const folder = await ownFolder();
  const failed = await promisify(execFile)(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, DATA_DIR: folder, PORT: taken },
  }).catch((error) => error);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain(`Port ${taken} is taken`);
  // The database that was started for it is stopped with it.
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
  await rm(folder, { recursive: true });
});
