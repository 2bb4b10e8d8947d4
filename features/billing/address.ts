import { countryName } from './countries.ts';
import type { BillingDetails } from './schema.ts';

// Where the postal code stands behind the place.
const placeFirst = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'IN', 'NZ', 'SG']);

/** An address in lines as it stands on a letter; the country in full where the letter leaves home. */
export function addressLines(details: BillingDetails, homeCountry: string): string[] {
  const { name, attention, street, postalCode, city, region, country } = details;
  const place = placeFirst.has(country)
    ? [[city, region].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ')
    : [[postalCode, city].filter(Boolean).join(' '), region].filter(Boolean).join(', ');
  return [name, attention, street, place, country === homeCountry ? '' : countryName(country)].filter(
    Boolean,
  );
}
