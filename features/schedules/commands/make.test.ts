import { beforeEach, expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { schedulesData } from '../personal-data.server.ts';
import { schedulesOf } from '../queries.server.ts';
import { newScheduleSchema } from '../schema.ts';
import { inTestWorld, origin, toMake } from '../testing/world.server.ts';
import { changePace, pauseSchedule, removeSchedule, resumeSchedule } from './change.server.ts';
import { forgetSchedules } from './forget.server.ts';
import { makeSchedule } from './make.server.ts';

const world = inTestWorld();
const day = 86_400_000;
// The limit of runs by hand is counted for each person, so every test has a new one.
let ann = { userId: '', zone: 'Europe/Berlin' };
beforeEach(() => {
  ann = { ...ann, userId: newId() };
});
const at = (path: string) => ({ ...toMake, task: { ...toMake.task, address: `${origin}${path}` } });
const only = async () => (await schedulesOf(ann.userId))[0];

it('has a first run at once, and the next a day later by its owner’s clock', async () => {
  await makeSchedule(toMake, ann);
  expect(await only()).toMatchObject({
    place: 1,
    zone: 'Europe/Berlin',
    nextRunAt: new Date('2026-11-17T12:00:00Z'),
    runs: [{ by: 'hand', endedAt: null }],
  });
});

it('holds an account to five, however many forms arrive at once, and says so', async () => {
  const tries = Array.from({ length: 8 }, (_, n) => makeSchedule(at(`/${n}`), ann));
  const outcomes = await Promise.allSettled(tries);
  const made = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(made).toHaveLength(5);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({
        status: 422,
        message: expect.stringMatching(/already has 5 schedules/),
      });
  expect((await schedulesOf(ann.userId)).map(({ place }) => place).toSorted()).toEqual([1, 2, 3, 4, 5]);
  await makeSchedule(toMake, { ...ann, userId: 'ben' });
});

it('refuses an address twice, one that leads inside, and one that is none, beside its field', async () => {
  const twice = await Promise.allSettled([makeSchedule(toMake, ann), makeSchedule(toMake, ann)]);
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(makeSchedule(toMake, ann)).rejects.toMatchObject({
    fields: { address: expect.stringMatching(/already have a schedule for this address/) },
  });
  const inside = { ...toMake, task: { ...toMake.task, address: 'http://10.0.0.1/' } };
  await expect(makeSchedule(inside, ann)).rejects.toMatchObject({
    fields: { address: 'The address leads into a private network.' },
  });
  const problemOf = (fields: object) => newScheduleSchema.safeParse(fields).error?.issues[0]?.message;
  const fields = { work: 'seo', address: '', reach: 'site', pages: '30', pace: 'day' };
  expect(problemOf(fields)).toBe('Enter an address, such as example.com.');
  expect(problemOf({ ...fields, address: 'example:shop' })).toMatch(/sample never changes/);
  expect(problemOf({ ...fields, address: 'lamps.example', pages: '61' })).toBe(
    'Enter a number from 1 to 60.',
  );
  expect(problemOf({ ...fields, address: 'lamps.example', pace: 'hour' })).toBe(
    'Please choose how often it runs.',
  );
  expect(newScheduleSchema.parse({ ...fields, address: ' lamps.example ' })).toEqual({
    task: { work: 'seo', address: 'https://lamps.example/', reach: 'site', pages: 30 },
    pace: 'day',
  });
});

it('is paused, resumed, set to another pace and deleted by its owner alone', async () => {
  const id = await makeSchedule(toMake, ann);
  for (const press of [pauseSchedule, resumeSchedule, removeSchedule])
    await expect(press(id, 'ben')).rejects.toMatchObject({ status: 404 });
  await expect(changePace(id, 'week', 'ben')).rejects.toMatchObject({ status: 404 });
  await pauseSchedule(id, ann.userId);
  expect(await only()).toMatchObject({ nextRunAt: null, pausedAt: expect.any(Date) });
  await changePace(id, 'month', ann.userId);
  expect((await only())?.nextRunAt).toBeNull();
  moveClock(3 * day);
  await resumeSchedule(id, ann.userId);
  expect((await only())?.nextRunAt).toEqual(new Date('2026-12-16T12:00:00Z'));
  await removeSchedule(id, ann.userId);
  expect(await world.sql('select 1 from schedule_runs')).toEqual([]);
});

it('is exported and erased with its account, and forgotten after its time', async () => {
  await makeSchedule(toMake, ann);
  await makeSchedule(toMake, { ...ann, userId: 'ben' });
  const { database, inTransaction } = services();
  const person = { userId: ann.userId, emailKeys: [] };
  const copy = await schedulesData.export(database.db, person);
  expect(copy.schedules).toMatchObject([{ address: `${origin}/`, pace: 'day' }]);
  expect(copy['runs of schedules']).toHaveLength(1);
  await inTransaction((tx) => schedulesData.erase(tx, person));
  expect(await schedulesOf(ann.userId)).toEqual([]);
  expect(await forgetSchedules()).toBe(0);
  moveClock(731 * day);
  expect(await forgetSchedules()).toBe(1);
});
