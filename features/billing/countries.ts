/** The countries of the European Union's common value added tax. */
const euCountries = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;
export type EuCountry = (typeof euCountries)[number];

/** Whether a country belongs to that tax area. */
export const isEu = (country: string): country is EuCountry => euCountries.some((code) => code === country);

const others = [
  'AD',
  'AE',
  'AL',
  'AM',
  'AR',
  'AU',
  'AZ',
  'BA',
  'BD',
  'BH',
  'BR',
  'BY',
  'CA',
  'CH',
  'CL',
  'CN',
  'CO',
  'CR',
  'DO',
  'DZ',
  'EC',
  'EG',
  'ET',
  'GB',
  'GE',
  'GH',
  'GT',
  'HK',
  'ID',
  'IL',
  'IN',
  'IS',
  'JM',
  'JO',
  'JP',
  'KE',
  'KR',
  'KW',
  'KZ',
  'LB',
  'LI',
  'LK',
  'MA',
  'MC',
  'MD',
  'ME',
  'MK',
  'MU',
  'MX',
  'MY',
  'NG',
  'NO',
  'NP',
  'NZ',
  'OM',
  'PA',
  'PE',
  'PH',
  'PK',
  'PY',
  'QA',
  'RS',
  'RW',
  'SA',
  'SG',
  'SM',
  'SN',
  'TH',
  'TN',
  'TR',
  'TW',
  'TZ',
  'UA',
  'UG',
  'US',
  'UY',
  'UZ',
  'VN',
  'ZA',
  'ZM',
] as const;

const names = new Intl.DisplayNames('en', { type: 'region' });

/** A country's name in English; what is no code comes back as it is, because a form that was refused shows it again. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;

/** The countries that bills can be written to, by name. */
export const countries: readonly { code: string; name: string }[] = [...euCountries, ...others]
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** Whether bills can be written to it. */
export const isCountry = (code: string): boolean => countries.some((country) => country.code === code);

const postalForms: Readonly<Record<string, { form: RegExp; example: string }>> = {
  AT: { form: /^\d{4}$/, example: '1010' },
  AU: { form: /^\d{4}$/, example: '2000' },
  BE: { form: /^\d{4}$/, example: '1000' },
  BR: { form: /^\d{5}-?\d{3}$/, example: '01310-100' },
  CA: { form: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, example: 'K1A 0B1' },
  CH: { form: /^\d{4}$/, example: '8001' },
  CZ: { form: /^\d{3} ?\d{2}$/, example: '110 00' },
  DE: { form: /^\d{5}$/, example: '10115' },
  DK: { form: /^\d{4}$/, example: '1050' },
  ES: { form: /^\d{5}$/, example: '28001' },
  FI: { form: /^\d{5}$/, example: '00100' },
  FR: { form: /^\d{5}$/, example: '75001' },
  GB: { form: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, example: 'SW1A 1AA' },
  GR: { form: /^\d{3} ?\d{2}$/, example: '105 57' },
  IN: { form: /^\d{6}$/, example: '110001' },
  IT: { form: /^\d{5}$/, example: '00118' },
  JP: { form: /^\d{3}-?\d{4}$/, example: '100-0001' },
  NL: { form: /^\d{4} ?[A-Z]{2}$/, example: '1012 JS' },
  NO: { form: /^\d{4}$/, example: '0150' },
  PL: { form: /^\d{2}-\d{3}$/, example: '00-001' },
  PT: { form: /^\d{4}-\d{3}$/, example: '1100-048' },
  SE: { form: /^\d{3} ?\d{2}$/, example: '111 29' },
  US: { form: /^\d{5}(-\d{4})?$/, example: '10001' },
};

/** What is wrong with a postal code of a country, with an example; null where it fits, is left out or nobody knows the form. */
export function postalProblem(country: string, code: string): string | null {
  const known = postalForms[country];
  if (!known || code === '' || known.form.test(code.toUpperCase())) return null;
  return `Postal codes there look like ${known.example}.`;
}
