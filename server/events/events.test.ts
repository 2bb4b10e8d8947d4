import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { makeTestDatabase } from '../db/testing/test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineJob, enqueue, type Jobs, makeJobs } from '../jobs/jobs.ts';
import { connectListeners, onEvent, type StoredEvent } from './listen.ts';
import { recordEvent } from './record.ts';

let database: Database;
let jobs: Jobs;
const heard: StoredEvent[] = [];
let failures = 1;

onEvent('thing.made', 'test.steady', async (event) => void heard.push(event));
onEvent('thing.made', 'test.shaky', async () => {
  if (failures-- > 0) throw new Error('not yet');
  shaken += 1;
});
let shaken = 0;

const given: string[] = [];
const hopeless = defineJob({
  name: 'test-hopeless',
  schema: z.object({ what: z.string() }),
  retries: 0,
  run: () => Promise.reject(new Error('never')),
  giveUp: async ({ what }) => void given.push(what),
});

const order: string[] = [];
const { promise: released, resolve: release } = Promise.withResolvers<void>();
const slow = defineJob({
  name: 'test-slow',
  schema: z.object({}),
  run: async () => {
    order.push('begun');
    await released;
    order.push('done');
  },
});

beforeAll(async () => {
  database = await makeTestDatabase();
  connectListeners(database.db);
  jobs = makeJobs(database.connection);
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const until = async (holds: () => boolean): Promise<void> => {
  for (let left = 300; left > 0 && !holds(); left -= 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(holds()).toBe(true);
};
const make = (subject: string) =>
  inTransaction(database.db, (tx) =>
    recordEvent(tx, { kind: 'thing.made', subject, actor: 'test', data: { n: 1 } }),
  );

it('tells every listener after the commit; one that fails is told again, alone', async () => {
  const id = await make('thing:1');
  await until(() => shaken === 1);
  expect(heard).toMatchObject([{ id, subject: 'thing:1', actor: 'test', data: { n: 1 } }]);
});

it('tells nobody of what was undone', async () => {
  heard.length = 0;
  await inTransaction(database.db, async (tx) => {
    await recordEvent(tx, { kind: 'thing.made', subject: 'thing:2', actor: 'test' });
    throw new Error('no');
  }).catch(() => {});
  await make('thing:3');
  await until(() => heard.length > 0);
  expect(heard.map((event) => event.subject)).toEqual(['thing:3']);
});

it('calls giveUp when the tries are used up', async () => {
  await inTransaction(database.db, (tx) => enqueue(tx, hopeless, { what: 'this' }));
  await until(() => given.length === 1);
  expect(given).toEqual(['this']);
});

it('starts a job that is defined while jobs run', async () => {
  let ran = 0;
  const late = defineJob({
    name: 'test-late',
    schema: z.object({}),
    run: async () => {
      ran += 1;
    },
  });
  await until(() => jobs.isUp());
  await new Promise((resolve) => setTimeout(resolve, 500));
  await inTransaction(database.db, (tx) => enqueue(tx, late, {}));
  await until(() => ran === 1);
});

// Last, because it stops the jobs.
it('lets a job that runs finish before the jobs have stopped', async () => {
  await inTransaction(database.db, (tx) => enqueue(tx, slow, {}));
  await until(() => order.length === 1);
  setTimeout(release, 300);
  await jobs.stop();
  order.push('stopped');
  expect(order).toEqual(['begun', 'done', 'stopped']);
});
