import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { AppError } from '#server/errors.ts';
import { resultAt, resultsOf } from '../queries.server.ts';
import { mostDeleted } from '../rules.ts';
import type { NewResult } from '../schema.ts';
import { inTestWorld, sampleResult } from '../testing/world.server.ts';
import { changeResult } from './change.server.ts';
import { keepResult } from './keep.server.ts';
import { allowAgain, removeAllResults, removeResult } from './remove.server.ts';

const world = inTestWorld();
const id = '7f3b8a52-1c1f-4a3b-9d38-0d1f5f3a7b11';

/** The form of a result that was made at a minute after eleven. */
const formAt = (minute: number): NewResult => ({
  ...sampleResult,
  title: `Form ${minute}`,
  state: `{"form":${minute}}`,
  changed: `2026-11-16T11:${String(minute).padStart(2, '0')}:00.000Z`,
});
const keep = (form: NewResult) => keepResult(id, form, 'ann');
/** What each of them said: 'kept', or why not. */
async function outcomes(all: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(all);
  return settled.map((each) => {
    if (each.status === 'fulfilled') return 'kept';
    if (each.reason instanceof AppError) return each.reason.code;
    throw each.reason;
  });
}
const titles = async () => (await resultsOf('ann', 'documents')).map(({ title }) => title);

it.each([
  ['the clock is right', 0],
  ['the clocks of both tabs are an hour ahead', 3_600_000],
])(
  'keeps the form that was made last of twenty that come at once in any order, where %s',
  async (_, ahead) => {
    const forms = Array.from({ length: 20 }, (_, at) => formAt((at * 7) % 20)).map((form) => ({
      ...form,
      changed: new Date(Date.parse(form.changed) + ahead).toISOString(),
    }));
    const said = await outcomes(forms.map(keep));
    expect(await titles()).toEqual(['Form 19']);
    // Whoever was too late is told so.
    expect(new Set(said)).toEqual(new Set(['kept', 'newer_kept']));
  },
);

it('does not take an older form for a newer one because it arrives later, one after the other', async () => {
  const ahead = '2026-11-16T18:00:00.000Z';
  await keep({ ...formAt(2), changed: '2026-11-16T18:00:01.000Z' });
  expect(await outcomes([keep({ ...formAt(1), changed: ahead })])).toEqual(['newer_kept']);
  expect(await titles()).toEqual(['Form 2']);
});

it('takes the same form twice, as a browser sends it again when the answer got lost', async () => {
  expect(await outcomes([keep(formAt(1)), keep(formAt(1))])).toEqual(['kept', 'kept']);
});

it('does not let a save bring back what is deleted at the same time, in whatever order they arrive', async () => {
  for (let round = 0; round < 10; round += 1) {
    await allowAgain([id], 'ann');
    await keep(formAt(1)).catch(() => {});
    await Promise.allSettled([
      keep(formAt(10 + round)),
      removeResult(id, 'ann'),
      keep(formAt(30 + round)),
      changeResult(id, { title: 'Named' }, 'ann'),
    ]);
    expect(await titles()).toEqual([]);
    expect(await outcomes([keep(formAt(50))])).toEqual(['deleted']);
    expect(await titles()).toEqual([]);
  }
});

it('refuses the first form of a result that was deleted before it arrived, and what comes after all were deleted', async () => {
  expect(await outcomes([removeResult(id, 'ann')])).toEqual(['unknown']);
  expect(await outcomes([keep(formAt(1))])).toEqual(['deleted']);
  const other = randomUUID();
  await keepResult(other, formAt(1), 'ann');
  await removeAllResults('ann');
  expect(await outcomes([keepResult(other, formAt(2), 'ann')])).toEqual(['deleted']);
  // The same name in another account was never deleted.
  await keepResult(other, formAt(2), 'ben');
});

it('lets it come back when somebody asks for it, and remembers only names of what is gone', async () => {
  await keep(formAt(1));
  await removeResult(id, 'ann');
  const remembered = JSON.stringify(await world.rows('select * from tool_histories'));
  expect(remembered).toContain(id);
  expect(remembered).not.toContain('Form');
  await allowAgain([id], 'ann');
  await keep(formAt(1));
  expect(await titles()).toEqual(['Form 1']);
});

it('remembers a limited number of what is gone, the last ones', async () => {
  await world.rows(
    `insert into tool_histories (user_id, deleted) values ('ann', array(select gen_random_uuid() from generate_series(1, ${mostDeleted})))`,
  );
  await removeResult(id, 'ann').catch(() => {});
  const [row] = await world.rows(
    'select cardinality(deleted) as many, deleted[1] as last from tool_histories',
  );
  expect(row).toEqual({ many: mostDeleted, last: id });
});

it('keeps a name and a pin that somebody gave when a form arrives that does not know of them', async () => {
  await keep(formAt(1));
  expect(
    await outcomes([
      keep(formAt(2)),
      changeResult(id, { title: 'Deposit', pinned: true }, 'ann'),
      keep(formAt(3)),
    ]),
  ).toContain('kept');
  await keep(formAt(4));
  expect(await resultAt(id, 'ann')).toMatchObject({ title: 'Deposit', pinned: true, state: '{"form":4}' });
});
