import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { ownFolder } from '../../scripts/test/site.ts';
import { test } from './page.ts';

test.describe.configure({ timeout: 120_000 });

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
