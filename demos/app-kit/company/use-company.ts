import { useMemo } from 'react';
import { minorDigits } from '#lib/money/money.ts';
import type { Edit } from '../sandbox/edits.ts';
import {
  type Company,
  type CompanyField,
  type CompanySetting,
  companyEdit,
  companyIn,
  currencies,
} from './company.ts';

interface CompanyNeeds {
  kept: ReadonlyMap<string, Company>;
  sample: Company;
  /** A constant. */
  fields: readonly CompanyField[];
  what?: string;
  /** Whether amounts are kept in hundredths, which not every currency has. */
  hasCents?: boolean;
  change: (said: string, edits: readonly Edit<{ company: Company }>[]) => void;
}

/** The setting of an application, from its records and the way to change them; the same until the company changes. */
export function useCompany({
  kept,
  sample,
  fields,
  what = 'company',
  hasCents = false,
  change,
}: CompanyNeeds): CompanySetting {
  const company = companyIn(kept, sample);
  return useMemo(
    () => ({
      company,
      isSample: company.name === sample.name,
      what,
      fields,
      currencies: hasCents ? currencies.filter((each) => minorDigits(each) === 2) : currencies,
      save: (row) => change(`Changed your ${what}`, [companyEdit(row)]),
    }),
    [company, sample, what, fields, hasCents, change],
  );
}
