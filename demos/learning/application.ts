import { defineApplication } from '../app-kit/sandbox/application.ts';
import { type Records, schemas } from './records.ts';
import { seed } from './seed/seed.ts';

/** The Learning application: courses, the people who take and teach them, and what they did. */
export const learning = defineApplication<Records>({ id: 'learning', version: 1, schemas, seed });
