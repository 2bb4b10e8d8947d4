import { expect, it } from 'vitest';
import { happeningWords } from './happenings.ts';

const words = {
  nameOf: (actor: string) => ({ 'user:mia': 'Mia', 'user:noor': 'Noor' })[actor] ?? 'Somebody',
  dayOf: (moment: string) => moment.slice(0, 10),
};
const changed = (field: string, after: unknown) => ({ changes: { [field]: [null, after] } });

it.each([
  ['enquiry.assigned', changed('assignee', 'user:mia'), 'Mia took it'],
  ['enquiry.assigned', changed('assignee', 'user:noor'), 'Mia assigned it to Noor'],
  ['enquiry.assigned', changed('assignee', null), 'Mia unassigned it'],
  // Who it was may be erased.
  ['enquiry.assigned', {}, 'Mia unassigned it'],
  ['enquiry.snoozed', changed('until', '2026-11-20T08:00:00Z'), 'Mia snoozed it until 2026-11-20'],
  ['enquiry.woken', {}, 'The snooze ended'],
  ['enquiry.closed', {}, 'Mia closed it'],
  ['enquiry.reopened', {}, 'Mia reopened it'],
])('%s of %j', (kind, data, said) =>
  expect(happeningWords({ kind, actor: 'user:mia', data }, words)).toBe(said),
);
