import { type Company, companySchema, companyWith } from '../app-kit/company/company.ts';
import { defineApplication } from '../app-kit/sandbox/application.ts';
import { type Paper, paperSchema } from './paper.ts';
import { seed } from './seed.ts';

// A type, not an interface: only those fit into a record of collections.
export type Papers = { papers: Paper; company: Company };

/** Who issues the certificates of the sample. */
export const sampleIssuer = companyWith({ name: 'Harbour Street Training (sample)' });

export const certificates = defineApplication<Papers>({
  id: 'certificates',
  version: 1,
  schemas: { papers: paperSchema, company: companySchema },
  seed: (day) => ({ ...seed(day), company: [sampleIssuer] }),
});
