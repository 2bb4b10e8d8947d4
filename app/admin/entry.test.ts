import { expect, it } from 'vitest';
import type { StaffArea } from '#lib/staff-areas.ts';
import { entryRefusal } from './entry.ts';

const inbox = { areas: ['sales'] as const };
const person = (hasSecondFactor: boolean | null, ...areas: StaffArea[]) => ({ areas, hasSecondFactor });

it.each([
  ['a visitor', null, 'read', true, 'signed-out'],
  ['a client', person(true), 'read', false, 'not-staff'],
  ['staff without a second step, where one is needed', person(false, 'owner'), 'read', true, 'second-factor'],
  ['the same where none is needed', person(false, 'owner'), 'write', false, null],
  ['staff whose second step cannot be known', person(null, 'sales'), 'write', true, null],
  ['staff of another area', person(true, 'finance'), 'read', true, 'other-area'],
  ['a reader who reads', person(true, 'readonly'), 'read', true, null],
  ['a reader who writes', person(true, 'readonly'), 'write', true, 'reads-only'],
] as const)('%s', (_, who, to, needs, refusal) => {
  expect(entryRefusal(who, inbox, to, needs)).toBe(refusal);
});
