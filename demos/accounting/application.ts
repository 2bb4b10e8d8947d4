import { companySchema } from '../app-kit/company/company.ts';
import { defineApplication } from '../app-kit/sandbox/application.ts';
import {
  type AccountingRecords,
  billSchema,
  entrySchema,
  invoiceSchema,
  lineSchema,
  periodSchema,
} from './records.ts';
import { seed } from './seed/seed.ts';

export const accounting = defineApplication<AccountingRecords>({
  id: 'accounting',
  version: 1,
  schemas: {
    entries: entrySchema,
    lines: lineSchema,
    invoices: invoiceSchema,
    bills: billSchema,
    periods: periodSchema,
    company: companySchema,
  },
  seed,
});
