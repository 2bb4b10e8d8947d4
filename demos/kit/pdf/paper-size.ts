/** Countries whose printers hold Letter paper; the rest of the world prints on A4. */
const letterCountries = new Set('US CA MX CL CO CR DO GT HN NI PA PH PR SV VE'.split(' '));

export type PaperSize = 'A4' | 'Letter';

/** The paper of whoever reads these languages, the first one that names a country: 'en-US' prints on Letter. */
export function paperOf(languages: readonly string[]): PaperSize {
  for (const language of languages) {
    const country = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(language)?.[1];
    if (country) return letterCountries.has(country.toUpperCase()) ? 'Letter' : 'A4';
  }
  return 'A4';
}
