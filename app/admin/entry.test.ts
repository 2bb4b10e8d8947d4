import { expect, it } from 'vitest';
import type { StaffArea } from '#lib/staff/staff-areas.ts';
import { entryRefusal } from './entry.ts';

const inbox = { areas: ['sales'] as const };
const person = (...areas: StaffArea[]) => ({ areas, awaitsSecondStep: false });

it.each([
  ['a visitor', null, 'read', 'signed-out'],
  ['a client', person(), 'read', 'not-staff'],
  [
    'staff without the second step that is demanded',
    { areas: [], awaitsSecondStep: true },
    'read',
    'second-factor',
  ],
  ['an owner', person('owner'), 'write', null],
  ['staff of another area', person('finance'), 'read', 'other-area'],
  ['a reader who reads', person('readonly'), 'read', null],
  ['a reader who writes', person('readonly'), 'write', 'reads-only'],
] as const)('%s', (_, who, to, refusal) => {
  expect(entryRefusal(who, inbox, to)).toBe(refusal);
});
