import { isEu } from './countries.ts';
import { type VatCountry, vatChecks } from './vat-checks.ts';

/** The form of a number behind its two letters, with an example. */
const forms: Readonly<Record<VatCountry, { form: RegExp; example: string }>> = {
  AT: { form: /^U\d{8}$/, example: 'ATU12345675' },
  BE: { form: /^[01]\d{9}$/, example: 'BE0123456749' },
  BG: { form: /^\d{9,10}$/, example: 'BG123456786' },
  CH: { form: /^E\d{9}(MWST|TVA|IVA|VAT)?$/, example: 'CHE123456788' },
  CY: { form: /^\d{8}[A-Z]$/, example: 'CY10259033P' },
  CZ: { form: /^\d{8,10}$/, example: 'CZ12345679' },
  DE: { form: /^[1-9]\d{8}$/, example: 'DE123456788' },
  DK: { form: /^\d{8}$/, example: 'DK12345674' },
  EE: { form: /^\d{9}$/, example: 'EE123456780' },
  ES: { form: /^[A-Z0-9]\d{7}[A-Z0-9]$/, example: 'ESA12345674' },
  FI: { form: /^\d{8}$/, example: 'FI12345671' },
  FR: { form: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, example: 'FR32123456789' },
  GB: { form: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/, example: 'GB980780684' },
  GR: { form: /^\d{9}$/, example: 'EL123456783' },
  HR: { form: /^\d{11}$/, example: 'HR12345678903' },
  HU: { form: /^\d{8}$/, example: 'HU12345676' },
  IE: { form: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, example: 'IE1234567T' },
  IT: { form: /^\d{11}$/, example: 'IT12345670017' },
  LT: { form: /^(\d{9}|\d{12})$/, example: 'LT123456715' },
  LU: { form: /^\d{8}$/, example: 'LU12345613' },
  LV: { form: /^\d{11}$/, example: 'LV40003009497' },
  MT: { form: /^\d{8}$/, example: 'MT12345634' },
  NL: { form: /^\d{9}B\d{2}$/, example: 'NL123456782B90' },
  PL: { form: /^\d{10}$/, example: 'PL1234567883' },
  PT: { form: /^[1-9]\d{8}$/, example: 'PT123456789' },
  RO: { form: /^[1-9]\d{1,9}$/, example: 'RO1234567897' },
  SE: { form: /^\d{10}01$/, example: 'SE123456789701' },
  SI: { form: /^[1-9]\d{7}$/, example: 'SI12345679' },
  SK: { form: /^[1-9]\d{9}$/, example: 'SK1234567895' },
};

const isChecked = (country: string): country is VatCountry => Object.hasOwn(forms, country);

/** The letters that a country's numbers begin with: Greece's are not its own code. */
const prefixOf = (country: VatCountry): string => (country === 'GR' ? 'EL' : country);

/** A number without spaces and signs between, in capitals. */
export const plainVatId = (text: string): string => text.toUpperCase().replace(/[\s.\-/]/g, '');

/**
 * What is wrong with a value added tax number of a country, or null. It tells by form and check digits alone, without
 * asking anybody: a number that passes may still belong to nobody.
 */
export function vatIdProblem(country: string, text: string): string | null {
  if (!isChecked(country)) return null;
  const { form, example } = forms[country];
  const prefix = prefixOf(country);
  const plain = plainVatId(text);
  if (!plain.startsWith(prefix) || !form.test(plain.slice(2)))
    return `VAT numbers there look like ${example}.`;
  return vatChecks[country](plain.slice(2))
    ? null
    : 'This number’s check digits don’t match. Please check it for typos.';
}

/** Whether it is a number by which tax can be left to the buyer: of that country of the Union, and right in its form. */
export const isVatId = (country: string, text: string): boolean =>
  text !== '' && isEu(country) && vatIdProblem(country, text) === null;
