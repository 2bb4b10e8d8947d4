import { expect, it } from 'vitest';
import { mayRead, mayWrite, type StaffArea } from './staff-areas.ts';

const leads = { areas: ['sales'] as const };
const audit = { areas: [], ownersOnly: true };
// Named by mistake: reading must not become writing.
const loose = { areas: ['readonly'] as const };

it.each<[StaffArea[], object, boolean, boolean]>([
  [['owner'], leads, true, true],
  [['owner'], audit, true, true],
  [['sales'], leads, true, true],
  [['finance'], leads, false, false],
  [['readonly'], leads, true, false],
  [['readonly'], audit, false, false],
  [['readonly'], loose, true, false],
  [['readonly', 'sales'], leads, true, true],
  [['sales'], audit, false, false],
  [[], leads, false, false],
])('%j in %j reads %s and writes %s', (held, section, reads, writes) => {
  const part = section as typeof leads;
  expect([mayRead(held, part), mayWrite(held, part)]).toEqual([reads, writes]);
});
