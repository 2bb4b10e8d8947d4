import { companyIn } from '../../app-kit/company/company.ts';
import type { Rows } from '../records.ts';
import { sampleCompany } from '../seed/sample-company.ts';

/** The currency that these books are kept in: that of the company. */
export const currencyOf = ({ company }: Pick<Rows, 'company'>): string =>
  companyIn(company, sampleCompany).currency;
