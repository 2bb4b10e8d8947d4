import { defineApplication } from '../app-kit/sandbox/application.ts';
import { type Circle, schemas } from './records.ts';
import { seed } from './seed/seed.ts';

export const circle = defineApplication<Circle>({ id: 'circle', version: 1, schemas, seed });
