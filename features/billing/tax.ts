import { isEu } from './countries.ts';
import type { RateName } from './sums.ts';
import { isVatId } from './vat-id.ts';

/** How a document is taxed. */
export const taxTreatments = ['domestic', 'eu-private', 'reverse-charge', 'outside'] as const;
export type TaxTreatment = (typeof taxTreatments)[number];

/** The buyer as far as tax cares. */
interface TaxedBuyer {
  kind: 'business' | 'private';
  country: string;
  vatId: string;
}

/** How a sale of services is taxed, by who sells and who buys; see docs/decisions/020. */
export function treatmentOf(sellerCountry: string, buyer: TaxedBuyer): TaxTreatment {
  if (buyer.country === sellerCountry) return 'domestic';
  if (!isEu(sellerCountry) || !isEu(buyer.country)) return 'outside';
  return buyer.kind === 'business' && isVatId(buyer.country, buyer.vatId) ? 'reverse-charge' : 'eu-private';
}

/** The rates that count under a treatment. */
export function ratesUnder(
  treatment: TaxTreatment,
  seller: Readonly<Record<RateName, number>>,
): Record<RateName, number> {
  return treatment === 'domestic' || treatment === 'eu-private' ? { ...seller } : { standard: 0, reduced: 0 };
}

/** The sentence that the law wants on a document that shows no tax; empty where tax is shown. */
export function taxNote(treatment: TaxTreatment, sellerCountry: string): string {
  if (treatment === 'reverse-charge')
    return 'Reverse charge: the customer owes the value added tax (Articles 44 and 196 of Directive 2006/112/EC).';
  if (treatment !== 'outside') return '';
  return isEu(sellerCountry)
    ? 'Not subject to value added tax in the European Union: the place of supply is where the customer is (Articles 44 and 59 of Directive 2006/112/EC).'
    : 'No tax is charged: the customer is outside the country of the seller.';
}

/** A rate in hundredths of a percent, as people write it: 1900 is `19%`, 550 is `5.5%`. */
export const percentText = (rate: number): string => `${rate / 100}%`;
