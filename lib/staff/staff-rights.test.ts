import { expect, it } from 'vitest';
import type { StaffSection } from './staff-areas.ts';
import { rightsOf } from './staff-rights.ts';

const sections: (StaffSection & { label: string })[] = [
  { label: 'Inbox', areas: ['sales'] },
  { label: 'Invoices', areas: ['finance'], readers: ['sales'] },
  { label: 'Settings', areas: [] },
  { label: 'Staff', areas: [], ownersOnly: true },
];

it.each([
  ['sales', ['Inbox'], ['Invoices']],
  ['finance', ['Invoices'], []],
  ['events', [], []],
  ['readonly', [], ['Inbox', 'Invoices', 'Settings']],
  ['owner', ['Inbox', 'Invoices', 'Settings', 'Staff'], []],
] as const)('says what %s may change, and what else they see', (area, changes, sees) => {
  expect(rightsOf(area, sections)).toEqual({ area, changes, sees });
});
