import { expect, it } from 'vitest';
import { edited, rowsFrom } from './edits.ts';
import { withoutSample } from './without-sample.ts';

type Records = { people: { id: string }; talks: { id: string; personId: string }; notes: { id: string } };
const sample = {
  people: [{ id: 'p1' }],
  talks: [{ id: 't1', personId: 'p1' }],
  notes: [{ id: 'n1' }],
};

it('takes the sample away with what hangs on it, and leaves what is the visitor’s own', () => {
  const rows = rowsFrom<Records>({
    people: [...sample.people, { id: 'own' }],
    talks: [...sample.talks, { id: 't2', personId: 'p1' }, { id: 't3', personId: 'own' }],
    notes: sample.notes,
  });
  const after = edited(rows, withoutSample<Records>(rows, sample, ['people', 'talks'])).rows;
  expect([...after.people.keys()]).toEqual(['own']);
  expect([...after.talks.keys()]).toEqual(['t3']);
  expect([...after.notes.keys()]).toEqual(['n1']);
  expect(withoutSample<Records>(after, sample, ['people', 'talks'])).toEqual([]);
});
