import { defineApplication } from '../app-kit/sandbox/application.ts';
import { type Paper, paperSchema } from './paper.ts';
import { seed } from './seed.ts';

// A type, not an interface: only those fit into a record of collections.
export type Papers = { papers: Paper };

export const certificates = defineApplication<Papers>({
  id: 'certificates',
  version: 1,
  schemas: { papers: paperSchema },
  seed,
});
