import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineApplication } from './application.ts';
import type { Edit } from './edits.ts';
import type { Keep, Kept } from './keep.ts';
import { createSandbox } from './sandbox.ts';

type Sample = { people: { id: string; name: string } };
const application = defineApplication<Sample>({
  id: 'sample',
  version: 1,
  schemas: { people: z.object({ id: z.string(), name: z.string() }) },
  seed: (day) => ({ people: [{ id: 'a', name: `Ada of ${day}` }] }),
  large: {
    label: '3 people',
    more: () => [{ people: [{ id: 'c', name: 'Cleo' }] }, { people: [{ id: 'd', name: 'Dan' }] }],
  },
});
const put = (id: string, name: string): Edit<Sample> => ({ in: 'people', id, row: { id, name } });

/** A browser's memory between visits. */
function memory(): Keep<Sample> {
  let kept: Kept<Sample> | null = null;
  return {
    load: async () => kept,
    add: async (base, edits) => {
      kept = { base, edits: [...(kept?.edits ?? []), ...edits] };
    },
    replace: async (base, edits) => {
      kept = { base, edits: [...edits] };
    },
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const names = (sandbox: ReturnType<typeof createSandbox<Sample>>) =>
  [...sandbox.get().rows.people.values()].map(({ name }) => name);

it('begins with the sample of the day and finds changes again on the next visit', async () => {
  const keep = memory();
  const first = createSandbox(application, keep, '2026-01-01');
  await first.open('2026-11-18');
  expect(names(first)).toEqual(['Ada of 2026-11-18']);
  first.change('Hired Ben', [put('b', 'Ben')]);
  await settled();
  const next = createSandbox(application, keep, '2026-01-01');
  await next.open('2027-05-05');
  expect(names(next)).toEqual(['Ada of 2026-11-18', 'Ben']);
});

it('says what undoing takes back, and keeps what was undone', async () => {
  const keep = memory();
  const sandbox = createSandbox(application, keep, '2026-11-18');
  await sandbox.open('2026-11-18');
  sandbox.change('Hired Ben', [put('b', 'Ben')]);
  sandbox.change('Renamed Ben', [put('b', 'Benno')]);
  expect(sandbox.get().undoable).toBe('Renamed Ben');
  sandbox.undo();
  sandbox.undo();
  expect(names(sandbox)).toEqual(['Ada of 2026-11-18']);
  sandbox.redo();
  await settled();
  const next = createSandbox(application, keep, '2026-11-18');
  await next.open('2026-11-18');
  expect(names(next)).toEqual(['Ada of 2026-11-18', 'Ben']);
});

it('takes the large sample instead, with what was done meanwhile, and finds it again', async () => {
  const keep = memory();
  const sandbox = createSandbox(application, keep, '2026-11-18');
  await sandbox.open('2026-11-18');
  sandbox.change('Hired Ben', [put('b', 'Ben')]);
  const made = sandbox.enlarge('2026-11-18');
  sandbox.change('Renamed Ada', [put('a', 'Ada')]);
  await made;
  expect(names(sandbox)).toEqual(['Ada', 'Cleo', 'Dan']);
  await settled();
  const next = createSandbox(application, keep, '2026-01-01');
  await next.open('2026-12-24');
  expect(names(next)).toEqual(['Ada', 'Cleo', 'Dan']);
  next.reset('2026-12-24');
  expect(names(next)).toEqual(['Ada of 2026-12-24']);
});

it('takes its own file, and refuses others without changing anything', async () => {
  const sandbox = createSandbox(application, memory(), '2026-11-18');
  await sandbox.open('2026-11-18');
  sandbox.change('Hired Ben', [put('b', 'Ben')]);
  const file = sandbox.exported();
  sandbox.reset('2026-12-01');
  expect(names(sandbox)).toEqual(['Ada of 2026-12-01']);
  for (const wrong of [
    '{',
    '{}',
    file.replace('"sample"', '"other"'),
    file.replace('"name":', '"called":'),
    file.replace('"version": 1', '"version": 2'),
  ]) {
    expect(sandbox.imported(wrong)).toMatch(/file|Record/);
    expect(names(sandbox)).toEqual(['Ada of 2026-12-01']);
  }
  expect(sandbox.imported(file)).toBeNull();
  expect(names(sandbox)).toEqual(['Ada of 2026-11-18', 'Ben']);
});

it('goes on in memory where the browser keeps nothing, and says so', async () => {
  const refuse = () => Promise.reject(new Error('no storage'));
  const sandbox = createSandbox(application, { load: refuse, add: refuse, replace: refuse }, '2026-11-18');
  await sandbox.open('2026-11-18');
  sandbox.change('Hired Ben', [put('b', 'Ben')]);
  expect(names(sandbox)).toHaveLength(2);
  expect(sandbox.get().kept).toBe(false);
});
