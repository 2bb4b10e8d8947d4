import { now } from '#server/clock.ts';
import { readSettings } from '#server/settings/settings.ts';
import { type LegalGap, legalGaps } from './legal-data.ts';
import type { Seller } from './seller.ts';
import type { TaxTreatment } from './tax.ts';

/** Who sells, as the settings say it now. */
export function sellerNow(): Seller {
  const { company, contact, billing } = readSettings();
  return {
    name: company.legalName,
    street: company.street,
    postalCode: company.postalCode,
    city: company.city,
    country: billing.country,
    register: company.register,
    vatId: company.vatId,
    taxNumber: billing.taxNumber,
    email: contact.email,
    phone: contact.phone,
    accountHolder: billing.accountHolder || company.legalName,
    iban: billing.iban,
    bic: billing.bic,
    bank: billing.bank,
  };
}

/** What the settings lack before a document may leave. */
export const legalGapsNow = (treatment?: TaxTreatment): LegalGap[] => legalGaps(sellerNow(), treatment);

/** The day it is at the seller's place, as `2026-11-16`. */
export const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: readSettings().contact.timeZone }).format(
    now(),
  );
