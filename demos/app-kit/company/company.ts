import { z } from 'zod';
import { isIban, plainIban, spacedIban } from '#lib/money/iban.ts';
import type { Edit } from '../sandbox/edits.ts';

/** The currencies that amounts can be named in. */
export const currencies = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'AUD',
  'CAD',
  'DKK',
  'INR',
  'JPY',
  'NOK',
  'NZD',
  'PLN',
  'SEK',
] as const;
type Currency = (typeof currencies)[number];

/** Reads the company from a file; its messages stand beside the fields of its form. */
export const companySchema = z.object({
  id: z.literal('company'),
  name: z.string().trim().min(1, 'Enter a name.').max(120, 'Use up to 120 characters.'),
  /** Write it on several lines, as on an envelope. */
  address: z.string().trim().max(300, 'Use up to 300 characters.'),
  vatId: z.string().trim().max(40, 'Use up to 40 letters and digits.'),
  /** Where customers pay: an IBAN, or an account as its country writes it. */
  account: z
    .string()
    .trim()
    .max(100, 'Use up to 100 letters and digits.')
    .refine(
      (text) => !looksLikeIban(text) || isIban(text),
      'This IBAN has a typing error: its check digits don’t fit.',
    ),
  currency: z.enum(currencies),
});
/** The company named on an application's documents: the sample company, until the visitor enters their own. */
export type Company = z.infer<typeof companySchema>;
export type CompanyField = Exclude<keyof Company, 'id'>;

const looksLikeIban = (text: string): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{8,}$/.test(plainIban(text));

/** A company with what is told of it; the rest is empty, and its amounts are in euros. */
export const companyWith = (told: Partial<Company> & { name: string }): Company => ({
  id: 'company',
  address: '',
  vatId: '',
  account: '',
  currency: 'EUR',
  ...told,
});

/** The company among the records; files from before there was one have none, and get the sample's. */
export const companyIn = (kept: ReadonlyMap<string, Company>, sample: Company): Company =>
  kept.get('company') ?? sample;

/** What an application tells its menu and its papers about the company. */
export interface CompanySetting {
  company: Company;
  /** Whether it is still the one that we made up. */
  isSample: boolean;
  /** What the visitor calls it: 'company', 'practice'. */
  what: string;
  /** What of it this application prints. */
  fields: readonly CompanyField[];
  /** Which currencies its amounts can be named in. */
  currencies: readonly Currency[];
  save: (company: Company) => void;
}

/** The edit that puts a company in the place of the one that was there. */
export const companyEdit = (row: Company): Edit<{ company: Company }> => ({
  in: 'company',
  id: 'company',
  row,
});

/** An address in one line. */
export const inOneLine = (address: string): string => address.split(/\s*\n\s*/).join(', ');

/** An account as it stands in a sentence: 'IBAN DE89 3704 …'. */
export const accountSaid = (account: string): string =>
  isIban(account) ? `IBAN ${spacedIban(account)}` : `account ${account}`;
