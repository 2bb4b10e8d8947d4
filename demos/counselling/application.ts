import { defineApplication } from '../app-kit/sandbox/application.ts';
import { type Counselling, schemas } from './records.ts';
import { seed } from './seed/seed.ts';

export const counselling = defineApplication<Counselling>({ id: 'counselling', version: 1, schemas, seed });
