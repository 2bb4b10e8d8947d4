const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'united kingdom': 'GB',
    uk: 'GB',
    'u.k.': 'GB',
    'great britain': 'GB',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    'northern ireland': 'GB',
    gb: 'GB',
    germany: 'DE',
    deutschland: 'DE',
    de: 'DE',
    allemagne: 'DE',
    austria: 'AT',
    österreich: 'AT',
    oesterreich: 'AT',
    at: 'AT',
    switzerland: 'CH',
    schweiz: 'CH',
    suisse: 'CH',
    svizzera: 'CH',
    ch: 'CH',
    france: 'FR',
    frankreich: 'FR',
    fr: 'FR',
    netherlands: 'NL',
    'the netherlands': 'NL',
    nederland: 'NL',
    holland: 'NL',
    nl: 'NL',
    'united states': 'US',
    'united states of america': 'US',
    usa: 'US',
    'u.s.a.': 'US',
    us: 'US',
    ireland: 'IE',
    éire: 'IE',
    eire: 'IE',
    'republic of ireland': 'IE',
    irl: 'IE',
    ie: 'IE',
  }),
);

/** The country that a line names, if it names nothing else. */
export const countryNamed = (line: string): string | null =>
  names.get(line.trim().toLowerCase().replace(/\.$/, '')) ?? names.get(line.trim().toLowerCase()) ?? null;

const germanStreet = /stra(?:ße|sse)|str\.|weg\b|gasse|platz|allee|ufer|damm|ring\b|markt/i;
const frenchStreet = /\b(?:rue|avenue|boulevard|bd|place|chemin|impasse|allée|quai|route|cours)\b/i;
const dutchStreet = /straat|laan\b|gracht|plein\b|kade\b/i;

/** The country by the shape of a post code and the language of a street; null where it could be several. */
export function countryOf(postcode: string, street: string): string | null {
  if (/^\d{4} ?[A-Z]{2}$/.test(postcode)) return 'NL';
  if (/^\d{5}$/.test(postcode))
    return frenchStreet.test(street) ? 'FR' : germanStreet.test(street) ? 'DE' : null;
  if (/^\d{4}$/.test(postcode)) {
    if (dutchStreet.test(street)) return 'NL';
    // Austrian streets are spelled with ß, Swiss ones never.
    if (/straße|gasse/i.test(street)) return 'AT';
    if (/strasse/i.test(street) || frenchStreet.test(street)) return 'CH';
  }
  return null;
}
