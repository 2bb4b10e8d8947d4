import { beforeEach, expect, it, vi } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { FetchProblem } from '#server/fetch/problems.ts';
import { newId } from '#server/ids.ts';
import { notices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';
import * as settings from '#server/settings/settings.ts';
import { makeQueue } from '#server/tools/queue.ts';
import { schedulesOf } from '../queries.server.ts';
import type { Found } from '../schedules.ts';
import { finding, foundOf, inTestWorld, shut, toMake } from '../testing/world.server.ts';
import { beginByHand, beginDue } from './begin-run.server.ts';
import { pauseSchedule, removeSchedule, resumeSchedule } from './change.server.ts';
import { giveUpRun } from './end-run.server.ts';
import { makeSchedule } from './make.server.ts';
import { carryOut, type Working } from './run.server.ts';

const world = inTestWorld();
const day = 86_400_000;
// The limit of runs by hand is counted for each person, so every test has a new one.
let ann = '';
beforeEach(() => {
  ann = newId();
});
const never = new AbortController().signal;

const make = (userId = ann) => makeSchedule(toMake, { userId, zone: 'Europe/Berlin' });
const finds =
  (found: Found): Working =>
  async () => ({ said: 'Checked.', found });
const fails: Working = async () => {
  throw new FetchProblem('unreachable', 'lamps.example doesn’t answer.');
};
const going = () =>
  world.sql('select id from schedule_runs where ended_at is null') as Promise<{ id: string }[]>;
/** Carries out what was begun, as the job does. */
async function work(working: Working, signal = never): Promise<number> {
  const runs = await going();
  for (const { id } of runs) await carryOut(id, { work: working, signal, queue: makeQueue() });
  return runs.length;
}
/** A day passes, and what is due runs. */
async function nextDay(working: Working): Promise<number> {
  moveClock(day);
  await beginDue();
  return work(working);
}
const only = async () => {
  const [schedule] = await schedulesOf(ann);
  if (!schedule) throw new Error('there is no schedule');
  return schedule;
};
const told = async () => {
  const list = await services().database.db.select().from(notices).orderBy(notices.id);
  return list.map(({ title, body }) => ({ title, body }));
};

it('gives each due time to one of several processes, and each run ends once', async () => {
  await Promise.all([ann, 'ben', 'cat'].map((userId) => make(userId)));
  await work(finds(foundOf([])));
  expect(await beginDue()).toBe(0);
  moveClock(day);
  const begun = await Promise.all(Array.from({ length: 8 }, beginDue));
  expect(begun.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await going()).toHaveLength(3);
  const [first] = await going();
  // Two processes carry out the same run: one of them was thought to be dead.
  const both = [foundOf([finding('title-missing')]), foundOf([finding('lang-missing')])].map((found) =>
    carryOut(first?.id ?? '', { work: finds(found), signal: never, queue: makeQueue() }),
  );
  await Promise.all(both);
  expect(await world.sql("select 1 from events where kind = 'schedule.news'")).toHaveLength(1);
  await vi.waitFor(async () => expect(await told()).toHaveLength(1), 5000);
});

it('compares with the last run that went well, and tells its owner by mail which errors are new or fixed', async () => {
  await make();
  await work(finds(foundOf([finding('title-missing'), finding('img-alt', 'warning')])));
  expect(await told()).toEqual([]);
  // A warning alone is no reason for an email.
  await nextDay(finds(foundOf([finding('title-missing')])));
  expect((await only()).runs[0]?.changes).toMatchObject({ fixed: { counts: { warning: 1 } } });
  await nextDay(finds(foundOf([finding('lang-missing', 'error', '/about')], ['/', '/about'])));
  await vi.waitFor(async () => expect(await told()).toHaveLength(1), 5000);
  const [{ title, body } = { title: '', body: '' }] = await told();
  expect(title).toBe('New SEO errors on 127.0.0.1:4999');
  expect(body.split('\n')[0]).toBe('New: 1 error. Fixed: 1 error. 1 page added.');
  expect(body).toContain('(/about)');
  // What runs is no news twice.
  await nextDay(finds(foundOf([finding('lang-missing', 'error', '/about')], ['/', '/about'])));
  expect(await world.sql("select 1 from events where kind = 'schedule.news'")).toHaveLength(1);
});

it('tells once that the address can’t be read, pauses after the third time in a row, and goes on when resumed', async () => {
  const id = await make();
  await work(finds(foundOf([finding('title-missing')])));
  await nextDay(fails);
  await nextDay(fails);
  await vi.waitFor(async () => expect(await told()).toHaveLength(1), 5000);
  expect((await told())[0]).toMatchObject({ title: expect.stringMatching(/^SEO check failed/) });
  await nextDay(fails);
  expect(await only()).toMatchObject({ nextRunAt: null, failures: 3, pausedAt: expect.any(Date) });
  expect(await nextDay(fails)).toBe(0);
  await vi.waitFor(async () => expect(await told()).toHaveLength(2), 5000);
  expect((await told())[1]?.title).toBe('Schedule paused: 127.0.0.1:4999');
  await resumeSchedule(id, ann);
  // What failed in between is not compared: nothing seems fixed.
  await nextDay(finds(foundOf([finding('title-missing')])));
  const { runs, failures, pausedAt } = await only();
  expect({ failures, pausedAt }).toEqual({ failures: 0, pausedAt: null });
  expect(runs[0]?.changes).toMatchObject({ appeared: { first: [] }, fixed: { first: [] } });
});

it('runs once at a time, by hand as by the clock, and ten times a day by hand', async () => {
  const id = await make();
  await expect(beginByHand(id, ann)).rejects.toMatchObject({ status: 409 });
  await expect(beginByHand(id, 'ben')).rejects.toMatchObject({ status: 404 });
  moveClock(day);
  // The clock comes while the first run goes on: that run stands for this time.
  expect(await beginDue()).toBe(0);
  await work(finds(foundOf([])));
  await world.sql('delete from schedule_runs');
  for (let run = 0; run < 10; run += 1) {
    await beginByHand(id, ann);
    await work(finds(foundOf([])));
  }
  await expect(beginByHand(id, ann)).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/^You have started 10 runs by hand/),
  });
});

it('keeps twenty runs, and the whole result of two', async () => {
  const id = await make();
  await work(finds(foundOf([])));
  await world.sql(
    `insert into schedule_runs (id, schedule_id, by, started_at, ended_at)
     select uuidv7(interval '-1 year'), $1, 'hand', now(), now() from generate_series(1, 30)`,
    [id],
  );
  await nextDay(finds(foundOf([])));
  await nextDay(finds(foundOf([])));
  const [counts] = await world.sql(
    'select count(*)::int as runs, count(found)::int as whole from schedule_runs',
  );
  expect(counts).toEqual({ runs: 20, whole: 2 });
});

it('passes over accounts that are shut and work that is switched off, and what is paused', async () => {
  const id = await make();
  await work(finds(foundOf([])));
  shut.add(ann);
  expect(await nextDay(fails)).toBe(0);
  shut.clear();
  const set = settings.readSettings();
  const off = vi.spyOn(settings, 'readSettings');
  off.mockReturnValue({ ...set, tools: { ...set.tools, seo: 0 } });
  expect(await nextDay(fails)).toBe(0);
  await expect(beginByHand(id, ann)).rejects.toMatchObject({ status: 403 });
  off.mockRestore();
  expect(await beginDue()).toBe(1);
  await work(finds(foundOf([])));
  await pauseSchedule(id, ann);
  expect(await nextDay(fails)).toBe(0);
});

it('leaves a run to its job where the server stops or is busy, and writes nothing of one that was deleted', async () => {
  const id = await make();
  const stop = new AbortController();
  const stopped: Working = async (_, { signal }) => {
    stop.abort();
    signal.throwIfAborted();
    return { said: '', found: foundOf([]) };
  };
  await expect(work(stopped, stop.signal)).rejects.toThrow();
  const busy: Working = async () => {
    throw new AppError({ status: 429, code: 'too_many', message: 'Later.' });
  };
  await expect(work(busy)).rejects.toThrow('Later.');
  expect(await going()).toHaveLength(1);
  const [run] = await going();
  await giveUpRun(run?.id ?? '');
  expect(await only()).toMatchObject({ failures: 0, runs: [{ ok: false, said: /too busy/ }] });
  await beginByHand(id, ann);
  await work(async () => {
    await removeSchedule(id, ann);
    return { said: 'Checked.', found: foundOf([]) };
  });
  expect(await world.sql('select 1 from schedule_runs')).toEqual([]);
});

it('ends a run that takes too long, and says so', async () => {
  await make();
  const slow: Working = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const [run] = await going();
  await carryOut(run?.id ?? '', { work: slow, signal: never, queue: makeQueue(), limitMs: 20 });
  expect((await only()).runs[0]).toMatchObject({ ok: false, said: expect.stringMatching(/took longer/) });
});
