import { defineApplication } from '../app-kit/sandbox/application.ts';
import { type Records, schemas } from './records.ts';
import { furtherCandidates } from './seed/large.ts';
import { seed } from './seed/seed.ts';

/** The hiring desk with its sample company. */
export const hiringDesk = defineApplication<Records>({
  id: 'hiring',
  version: 1,
  schemas,
  seed,
  large: { label: '20,000 candidates', more: furtherCandidates },
});
