import { defineApplication } from '../app-kit/sandbox/application.ts';
import type { RowsOf } from '../app-kit/sandbox/edits.ts';
import { type PeopleRecords, schemas } from './records.ts';
import { furtherSites } from './seed/large.ts';
import { seed } from './seed/seed.ts';

/** Staff records, leave, time and pay of one company. */
export const people = defineApplication<PeopleRecords>({
  id: 'people',
  version: 1,
  schemas,
  seed,
  large: { label: '5,000 people', more: furtherSites },
});

export type PeopleRows = RowsOf<PeopleRecords>;
