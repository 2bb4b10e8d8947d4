import { expect, it } from 'vitest';
import { changeWords } from './change-words.ts';

const nameOf = () => 'Mia';
it.each([
  ['lead.made', { from: 'enquiry' }, 'The record was created'],
  ['lead.made', { from: 'staff' }, 'Added by staff'],
  ['lead.stage', { changes: { stage: ['new', 'talking'] } }, 'Mia moved this lead from New to Talking'],
  [
    'lead.stage',
    { changes: { stage: ['talking', 'lost'], reason: ['', 'Too dear'] } },
    'Mia moved this lead from Talking to Lost: Too dear',
  ],
  // What it was about may be erased.
  ['lead.stage', {}, null],
  [
    'lead.changed',
    { changes: { value: ['', '1'], nextStep: ['', 'Call'] } },
    'Mia changed the value, the next step',
  ],
  ['lead.changed', {}, null],
  ['lead.merged', { with: 'Ann E.' }, 'Mia merged this record with Ann E.'],
  ['lead.unmerged', {}, 'Mia separated the merged records'],
])('%s of %j', (kind, data, words) =>
  expect(changeWords({ kind, actor: 'user:mia', data }, nameOf)).toBe(words),
);
