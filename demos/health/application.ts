import { defineApplication } from '../app-kit/sandbox/application.ts';
import { type Health, schemas } from './records.ts';
import { seed } from './seed/seed.ts';

export const health = defineApplication<Health>({ id: 'health', version: 1, schemas, seed });
