import { isEu } from './countries.ts';
import type { Seller } from './seller.ts';
import type { TaxTreatment } from './tax.ts';
import { vatIdProblem } from './vat-id.ts';

/** Something the seller must set before a document may leave, and where. */
export interface LegalGap {
  words: string;
  href: string;
}

const company = '/admin-panel/settings#company';
const billing = '/admin-panel/settings#billing';

const isSample = (text: string): boolean => text.trim() === '' || /\bsample\b/i.test(text);

function taxGap({ vatId, taxNumber, country }: Seller, treatment?: TaxTreatment): LegalGap[] {
  if (vatId !== '' && isEu(country) && vatIdProblem(country, vatId) !== null)
    return [{ words: 'a valid VAT number', href: company }];
  if (vatId === '' && treatment === 'reverse-charge')
    return [{ words: 'VAT number (required for reverse charge)', href: company }];
  return vatId === '' && taxNumber === '' ? [{ words: 'tax number or VAT number', href: billing }] : [];
}

/** What the law wants on a document and the settings lack, or still have as the sample. */
export function legalGaps(seller: Seller, treatment?: TaxTreatment): LegalGap[] {
  return [
    ...(isSample(seller.name) ? [{ words: 'registered name', href: company }] : []),
    ...(isSample(seller.street) ? [{ words: 'street and number', href: company }] : []),
    ...(isSample(seller.postalCode) ? [{ words: 'postal code', href: company }] : []),
    ...(isSample(seller.city) ? [{ words: 'town', href: company }] : []),
    ...taxGap(seller, treatment),
    ...(seller.iban === '' ? [{ words: 'bank account (IBAN)', href: billing }] : []),
  ];
}

/** The gaps in one phrase: `street and number, town and bank account (IBAN)`. */
export const gapWords = (gaps: readonly LegalGap[]): string =>
  new Intl.ListFormat('en-GB').format(gaps.map(({ words }) => words));
