import { expect, it, vi } from 'vitest';
import { moveClock, now } from '#server/clock.ts';
import { FetchProblem } from '#server/fetch/problems.ts';
import { notices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';
import * as settings from '#server/settings/settings.ts';
import { makeQueue } from '#server/tools/queue.ts';
import { ownRun, recipesOf, runsOf } from '../queries.server.ts';
import { harvest, inTestWorld, sample, shut } from '../testing/world.server.ts';
import { beginByHand, claimDue } from './begin-run.server.ts';
import { changeRecipe } from './change.server.ts';
import { endLostRuns } from './end-run.server.ts';
import { type Collecting, carryOut } from './run.server.ts';
import { runDue } from './run-due.server.ts';
import { saveRecipe } from './save.server.ts';

const world = inTestWorld();
const hour = 3_600_000;
const never = new AbortController().signal;
const quiet = { visitor: 'account-ann', signal: never, report: () => {} };

const save = (userId = 'ann') => saveRecipe({ name: 'Books', recipe: sample, schedule: 'hourly' }, userId);
const finding =
  (...rows: Parameters<typeof harvest>): Collecting =>
  async () =>
    harvest(...rows);
const failing: Collecting = async () => {
  throw new FetchProblem('unreachable', 'The site does not answer.');
};
const due = (collect: Collecting, signal = never) => runDue(collect, signal, makeQueue());
const only = async (userId = 'ann') => (await recipesOf(userId)).recipes[0];
const tellings = async () => {
  const list = await services().database.db.select().from(notices);
  return list.map(({ userId, title, body }) => ({ userId, title, body }));
};

it('gives each due time to one of several processes', async () => {
  await Promise.all(['ann', 'ben', 'cat'].map(save));
  expect(await claimDue()).toBeNull();
  // As exact as the database can be: its clock counts finer than ours.
  await world.sql("update recipes set next_run_at = next_run_at + interval '7 microseconds'");
  moveClock(hour);
  const claims = await Promise.all(Array.from({ length: 8 }, claimDue));
  const taken = claims.flatMap((claim) => (claim ? [claim.userId] : []));
  expect(taken.toSorted()).toEqual(['ann', 'ben', 'cat']);
  expect(await claimDue()).toBeNull();
  expect(Date.parse((await only())?.nextRunAt ?? '')).toBeGreaterThan(now().getTime());
});

it('runs what is due once, says what changed since the last run that went well, and tells the owner', async () => {
  const id = await save();
  moveClock(hour);
  expect(await due(finding(['Alpha', '€1'], ['Beta', '€2']))).toBe(1);
  expect(await due(finding())).toBe(0);
  expect((await only())?.lastRun).toMatchObject({ by: 'schedule', ok: true, rows: 2, counts: null });
  moveClock(hour);
  expect(await due(failing)).toBe(1);
  expect((await only())?.lastRun).toMatchObject({
    ok: false,
    said: expect.stringMatching(/does not answer\./),
  });
  moveClock(hour);
  await due(finding(['Alpha', '€3'], ['Gamma', '€2']));
  const [last] = await runsOf(id, 'ann');
  expect(last?.counts).toEqual({ added: 1, gone: 1, changed: 1, same: 0 });
  const { changes, table } = await ownRun(id, last?.id ?? '', 'ann');
  expect(changes?.changed[0]?.cells).toEqual([{ column: 'Price', before: '€1', after: '€3' }]);
  expect([changes?.added, changes?.gone]).toEqual([[['Gamma', '€2']], [['Beta', '€2']]]);
  expect(table?.rows).toHaveLength(2);
  await vi.waitFor(
    async () =>
      expect(await tellings()).toEqual([
        {
          userId: 'ann',
          title: '“Books” found changes',
          body: 'Since the previous run: 1 added, 1 gone, 1 changed.',
        },
      ]),
    5000,
  );
});

it('keeps the rows of two runs, compares a new recipe from its first run on, and fifty runs', async () => {
  const id = await save();
  for (const title of ['A', 'B', 'C']) {
    moveClock(hour);
    await due(finding([title, '€1']));
  }
  const [, , oldest] = await runsOf(id, 'ann');
  expect((await ownRun(id, oldest?.id ?? '', 'ann')).table).toBeNull();
  await changeRecipe(id, { recipe: { ...sample, pages: 2 } }, 'ann');
  moveClock(hour);
  await due(finding(['D', '€1']));
  expect((await only())?.lastRun).toMatchObject({ ok: true, counts: null });
  await world.sql(
    `insert into recipe_runs (id, recipe_id, by, started_at, ended_at)
     select uuidv7(interval '-1 year'), $1, 'hand', now(), now() from generate_series(1, 60)`,
    [id],
  );
  moveClock(hour);
  await due(finding(['D', '€1']));
  expect(await world.sql('select count(*)::int as runs from recipe_runs')).toEqual([{ runs: 50 }]);
});

it('rests after five failures, says so, and goes on once its schedule is chosen again', async () => {
  const id = await save();
  for (let time = 0; time < 7; time += 1) {
    moveClock(hour);
    await due(failing);
  }
  expect(await runsOf(id, 'ann')).toHaveLength(5);
  expect(await only()).toMatchObject({ nextRunAt: null, pausedAt: expect.any(String) });
  await vi.waitFor(async () => expect((await tellings())[0]?.title).toBe('“Books” is paused'), 5000);
  await changeRecipe(id, { schedule: 'hourly' }, 'ann');
  moveClock(hour);
  expect(await due(finding(['A', '€1']))).toBe(1);
  expect(await only()).toMatchObject({ pausedAt: null, lastRun: { ok: true } });
});

it('does not run for an account that is shut, nor while the scraper is off, and goes on afterwards', async () => {
  await save();
  const collect = vi.fn(finding(['A', '€1']));
  shut.add('ann');
  moveClock(hour);
  expect(await due(collect)).toBe(0);
  shut.clear();
  moveClock(hour);
  const set = settings.readSettings();
  const off = vi.spyOn(settings, 'readSettings');
  off.mockReturnValue({ ...set, tools: { ...set.tools, scraper: 0 } });
  expect(await due(collect)).toBe(0);
  expect((await recipesOf('ann')).open).toBe(false);
  expect(collect).not.toHaveBeenCalled();
  off.mockRestore();
  expect(await due(collect)).toBe(1);
});

it('waits for the tools’ line, and leaves it when the server stops with the time still to come', async () => {
  const id = await save();
  moveClock(hour);
  const full = makeQueue({ longest: 0 });
  expect(await runDue(finding(['A', '€1']), never, full)).toBe(0);
  const stop = new AbortController();
  const stopped: Collecting = async (_, { signal }) => {
    stop.abort();
    signal.throwIfAborted();
    return harvest();
  };
  expect(await due(stopped, stop.signal)).toBe(0);
  expect(await runsOf(id, 'ann')).toEqual([]);
  moveClock(5 * 60_000);
  expect(await due(finding(['A', '€1']))).toBe(1);
});

it('runs a recipe once at a time, ends what takes too long, and what a crash left', async () => {
  const id = await save();
  const begun = await beginByHand(id, 'ann');
  await expect(beginByHand(id, 'ann')).rejects.toMatchObject({ status: 409 });
  await expect(beginByHand(id, 'ben')).rejects.toMatchObject({ status: 404 });
  moveClock(hour);
  // The schedule comes while somebody runs it: that run stands for this time.
  expect(await claimDue()).toBeNull();
  const slow: Collecting = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  await carryOut(begun, slow, quiet, 20);
  expect((await only())?.lastRun).toMatchObject({ ok: false, said: expect.stringMatching(/took longer/) });
  await beginByHand(id, 'ann');
  expect(await endLostRuns()).toBe(0);
  moveClock(hour);
  expect(await endLostRuns()).toBe(1);
  expect((await only())?.lastRun).toMatchObject({ ok: false, said: expect.stringMatching(/ended early/) });
  expect(await claimDue()).not.toBeNull();
});
