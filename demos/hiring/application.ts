import { defineApplication } from '../app-kit/sandbox/application.ts';
import { type Records, schemas } from './records.ts';
import { seed } from './seed/seed.ts';

/** The hiring desk with its sample company. */
export const hiringDesk = defineApplication<Records>({ id: 'hiring', version: 1, schemas, seed });
