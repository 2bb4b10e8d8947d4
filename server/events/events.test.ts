import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { defineJob } from '../jobs/define.ts';
import { enqueue } from '../jobs/jobs.ts';
import { services } from '../services.ts';
import { openTestServices, type TestServices } from '../testing/test-services.ts';
import { onEvent, type StoredEvent } from './listen.ts';
import { recordEvent } from './record.ts';

let world: TestServices;
const heard: StoredEvent[] = [];
let failures = 1;
let shaken = 0;

const steady = onEvent('mail.suppressed', 'test.steady', async (event) => void heard.push(event));
const shaky = onEvent('mail.suppressed', 'test.shaky', async () => {
  if (failures-- > 0) throw new Error('not yet');
  shaken += 1;
});

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
  world = await openTestServices({}, [{ name: 'test', jobs: [hopeless, slow], listeners: [steady, shaky] }]);
});
afterAll(() => world.close());

const until = async (holds: () => boolean): Promise<void> => {
  for (let left = 300; left > 0 && !holds(); left -= 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(holds()).toBe(true);
};
const make = (subject: string) =>
  services().inTransaction((tx) =>
    recordEvent(tx, { kind: 'mail.suppressed', subject, actor: 'test', data: { reason: 'test' } }),
  );

it('tells every listener after the commit; one that fails is told again, alone', async () => {
  const id = await make('thing:1');
  await until(() => shaken === 1);
  expect(heard).toMatchObject([{ id, subject: 'thing:1', actor: 'test', data: { reason: 'test' } }]);
});

it('tells nobody of what was undone', async () => {
  heard.length = 0;
  await services()
    .inTransaction(async (tx) => {
      await recordEvent(tx, {
        kind: 'mail.suppressed',
        subject: 'thing:2',
        actor: 'test',
        data: { reason: 'test' },
      });
      throw new Error('no');
    })
    .catch(() => {});
  await make('thing:3');
  await until(() => heard.length > 0);
  expect(heard.map((event) => event.subject)).toEqual(['thing:3']);
});

it('calls giveUp when the tries are used up', async () => {
  await services().inTransaction((tx) => enqueue(tx, hopeless, { what: 'this' }));
  await until(() => given.length === 1);
  expect(given).toEqual(['this']);
});

it('takes no job that nobody declared', async () => {
  const unlisted = defineJob({ name: 'test-unlisted', schema: z.object({}), run: async () => {} });
  await expect(services().inTransaction((tx) => enqueue(tx, unlisted, {}))).rejects.toThrow('test-unlisted');
});

// Last, because it stops the jobs.
it('lets a job that runs finish before the jobs have stopped', async () => {
  await services().inTransaction((tx) => enqueue(tx, slow, {}));
  await until(() => order.length === 1);
  setTimeout(release, 300);
  await services().jobs.stop();
  order.push('stopped');
  expect(order).toEqual(['begun', 'done', 'stopped']);
});
