import { companyWith } from '../../app-kit/company/company.ts';

/** The sample workshop, as it stands on its invoices. */
export const sampleCompany = companyWith({
  name: 'Kestrel & Rowe Sign Workshop',
  address: 'Hafenstr. 12\n28217 Bremen\nGermany',
  vatId: 'DE136695976',
  account: 'DE89370400440532013000',
});
