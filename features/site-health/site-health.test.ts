import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { defineJob } from '#server/jobs/define.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { services } from '#server/services.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { siteHealth } from './queries.server.ts';
import { retryJob } from './retry.server.ts';

let works = false;
const flaky = defineJob({
  name: 'health-test',
  schema: z.object({}),
  retries: 0,
  run: async () => {
    if (!works) throw new TypeError('a secret of Ann’s');
  },
});

let folder = '';
let world: TestServices;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'health-'));
  world = await openTestServices({ DATA_DIR: folder }, [{ name: 'test', jobs: [flaky] }]);
  await services().storage.put('enquiries/a', Buffer.from('12345'), 'text/plain');
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

it('shows a job that failed without what it knows, and lets it run again', async () => {
  await services().inTransaction((tx) => enqueue(tx, flaky, {}));
  const failed = async () => (await siteHealth()).failed.filter(({ name }) => name === 'health-test');
  await expect.poll(async () => (await failed()).length).toBe(1);
  const [job] = await failed();
  expect(job).toMatchObject({ tries: 1, reason: 'TypeError' });
  works = true;
  await retryJob('health-test', job?.id ?? '', 'user:sam');
  await expect
    .poll(async () => (await siteHealth()).queues.find(({ name }) => name === 'health-test')?.done)
    .toBe(1);
  await expect(retryJob('health-test', job?.id ?? '', 'user:sam')).rejects.toMatchObject({ status: 409 });
});

it('counts what is there', async () => {
  const health = await siteHealth();
  expect(health.checks.map(({ name }) => name)).toEqual(['Database', 'Jobs', 'Email', 'Disk']);
  expect(health.storage.kinds).toEqual([{ kind: 'enquiries', files: 1, bytes: 5 }]);
  expect(health.database.bytes).toBeGreaterThan(1_000_000);
  expect(health.disk?.free).toBeGreaterThan(0);
  expect(health.program.version).toMatch(/^\d+\.\d+\.\d+/);
});
