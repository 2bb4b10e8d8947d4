import { companyWith } from '../app-kit/company/company.ts';

/** The company that sells in the sample. */
export const sampleCompany = companyWith({ name: 'Quayside Web Studio' });

/** Who sells in the sample. The lead sees everybody's people. */
export const staff = [
  { id: 'noor', name: 'Noor Haddad', lead: false },
  { id: 'tomasz', name: 'Tomasz Brandt', lead: false },
  { id: 'ewa', name: 'Ewa Lindqvist', lead: true },
] as const;

export const nameOf = (id: string): string => staff.find((each) => each.id === id)?.name ?? id;
export const isLead = (id: string): boolean => staff.some((each) => each.id === id && each.lead);
