import { expect, it } from 'vitest';
import { happeningWords } from './happenings.ts';

const words = {
  nameOf: (actor: string) => ({ 'user:mia': 'Mia', 'user:noor': 'Noor' })[actor] ?? 'Somebody',
  dayOf: (moment: string) => moment.slice(0, 10),
};
const changed = (field: string, after: unknown) => ({ changes: { [field]: [null, after] } });

it.each([
  ['enquiry.assigned', changed('assignee', 'user:mia'), 'Mia took it'],
  ['enquiry.assigned', changed('assignee', 'user:noor'), 'Mia gave it to Noor'],
  ['enquiry.assigned', changed('assignee', null), 'Mia gave it to nobody'],
  // Who it was may be erased.
  ['enquiry.assigned', {}, 'Mia gave it to nobody'],
  ['enquiry.snoozed', changed('until', '2026-11-20T08:00:00Z'), 'Mia put it away until 2026-11-20'],
  ['enquiry.woken', {}, 'Came back and waits for us'],
  ['enquiry.closed', {}, 'Mia closed it'],
  ['enquiry.reopened', {}, 'Mia took it up again'],
])('%s of %j', (kind, data, said) =>
  expect(happeningWords({ kind, actor: 'user:mia', data }, words)).toBe(said),
);
