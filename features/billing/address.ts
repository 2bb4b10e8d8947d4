import { countryName } from './countries.ts';
import type { BillingDetails } from './schema.ts';

// Countries that write the postal code after the town.
const placeFirst = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'IN', 'NZ', 'SG']);

/** An address in lines as on a letter; the country is written out if the letter goes abroad. */
export function addressLines(details: BillingDetails, homeCountry: string): string[] {
  const { name, attention, street, postalCode, city, region, country } = details;
  const place = placeFirst.has(country)
    ? [[city, region].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ')
    : [[postalCode, city].filter(Boolean).join(' '), region].filter(Boolean).join(', ');
  return [name, attention, street, place, country === homeCountry ? '' : countryName(country)].filter(
    Boolean,
  );
}
