import { defineApplication } from '../app-kit/sandbox/application.ts';
import { type Crm, schemas } from './records.ts';
import { seed } from './seed/seed.ts';

export const crm = defineApplication<Crm>({ id: 'crm', version: 1, schemas, seed });
