/** What countries are called in an address, by their code. */
const spelled: Readonly<Record<string, string>> = {
  GB: 'united kingdom|uk|u.k.|great britain|england|scotland|wales|northern ireland|gb|royaume-uni|großbritannien',
  DE: 'germany|deutschland|de|d|allemagne|germania|duitsland',
  AT: 'austria|österreich|oesterreich|at|a|autriche',
  CH: 'switzerland|schweiz|suisse|svizzera|ch|zwitserland',
  FR: 'france|frankreich|fr|f|francia|frankrijk',
  NL: 'netherlands|the netherlands|nederland|holland|nl|niederlande|pays-bas',
  BE: 'belgium|belgië|belgie|belgique|belgien|be|b',
  LU: 'luxembourg|luxemburg|lu|l',
  US: 'united states|united states of america|usa|u.s.a.|us|u.s.|vereinigte staaten|états-unis',
  IE: 'ireland|éire|eire|republic of ireland|irl|ie|irland|irlande',
  IT: 'italy|italia|italien|italie|it|i',
  ES: 'spain|españa|espana|spanien|espagne|es|e',
  PT: 'portugal|pt|p',
  DK: 'denmark|danmark|dänemark|dk',
  SE: 'sweden|sverige|schweden|suède|se',
  NO: 'norway|norge|norwegen|norvège|no',
  FI: 'finland|suomi|finnland|fi',
  PL: 'poland|polska|polen|pologne|pl',
  CZ: 'czechia|czech republic|česko|česká republika|cz|tschechien',
  CA: 'canada|kanada|ca',
  AU: 'australia|australien|au',
  NZ: 'new zealand|aotearoa|nz|neuseeland',
  JP: 'japan|jp',
  IN: 'india|in',
};
const names = new Map(
  Object.entries(spelled).flatMap(([code, all]) => all.split('|').map((name) => [name, code] as const)),
);

/** Two letters and less are a country only where they stand alone in large letters. */
const isShort = (name: string): boolean => name.replace(/\W/g, '').length <= 2;

/** The country that a line names, if it names nothing else. */
export function countryNamed(line: string): string | null {
  const bare = line.trim().replace(/^\((.*)\)$/, '$1');
  const name = bare.toLowerCase();
  const code = names.get(name) ?? names.get(name.replace(/\.$/, '')) ?? null;
  return code && isShort(name) && bare !== bare.toUpperCase() ? null : code;
}

/** The country at the end of a line that says more, and the line without it: 'Santa Fe NM 87507 USA'. */
export function countryAtEnd(line: string): { country: string; rest: string } | null {
  for (const words of [3, 2, 1]) {
    const pieces = line.trim().split(/\s+/);
    const end = pieces.slice(-words).join(' ');
    const country = pieces.length > words ? countryNamed(end) : null;
    if (country && (!isShort(end) || /^\(|^(?:UK|US)$/.test(end)))
      return { country, rest: pieces.slice(0, -words).join(' ') };
  }
  return null;
}

/** The code before a post code: D-20457, CH-8001. */
export const countryBySign = (sign: string): string | null => names.get(sign.toLowerCase()) ?? null;

/** Large towns, which tell the country where the shape of a post code fits several. */
const towns: Readonly<Record<string, string>> = {
  DE: 'berlin hamburg münchen muenchen munich köln koeln cologne frankfurt stuttgart düsseldorf duesseldorf leipzig dortmund essen bremen dresden hannover nürnberg nuremberg duisburg bochum wuppertal bielefeld bonn münster karlsruhe mannheim augsburg wiesbaden mönchengladbach gelsenkirchen braunschweig kiel aachen chemnitz halle magdeburg freiburg lübeck erfurt mainz rostock kassel potsdam regensburg würzburg ulm heidelberg göttingen tübingen konstanz jena weimar',
  FR: 'paris lyon marseille toulouse nice nantes strasbourg montpellier bordeaux lille rennes reims grenoble dijon angers nîmes brest tours amiens limoges metz besançon orléans rouen mulhouse caen nancy avignon cannes poitiers',
  IT: 'roma rome milano milan napoli torino turin palermo genova genoa bologna firenze florence bari catania venezia venice verona padova trieste parma pisa siena',
  ES: 'madrid barcelona valencia sevilla seville zaragoza málaga malaga murcia palma bilbao alicante córdoba valladolid vigo gijón granada salamanca',
  AT: 'wien vienna graz linz salzburg innsbruck klagenfurt villach wels bregenz',
  CH: 'zürich zurich genève geneva genf basel bern berne lausanne winterthur luzern lucerne lugano biel chur zug',
  BE: 'bruxelles brussel brussels antwerpen antwerp gent ghent liège brugge bruges leuven namur mons charleroi mechelen',
  DK: 'københavn copenhagen aarhus odense aalborg esbjerg',
  NO: 'oslo bergen trondheim stavanger tromsø',
  SE: 'stockholm göteborg gothenburg malmö uppsala lund',
  FI: 'helsinki espoo tampere turku oulu',
  US: 'york chicago houston boston seattle denver portland austin dallas miami philadelphia',
};
const byTown = new Map(
  Object.entries(towns).flatMap(([code, all]) => all.split(' ').map((town) => [town, code] as const)),
);

const germanStreet = /stra(?:ße|sse)|str\.|weg\b|gasse|platz|allee|ufer|damm|ring\b|markt/i;
const frenchStreet = /\b(?:rue|avenue|boulevard|bd|place|chemin|impasse|allée|quai|route|cours)\b/i;
const dutchStreet = /straat|laan\b|gracht|plein\b|kade\b/i;
const italianStreet = /^(?:via|viale|piazza|corso|vicolo|largo)\b/i;
const spanishStreet = /^(?:calle|c\/|avenida|avda|plaza|paseo)\b|^c\/ /i;

/** The country by the town, else by the shape of a post code and the language of a street; null where it could be several. */
export function countryOf(postcode: string, street: string, town: string): string | null {
  if (/^\d{4} ?[A-Z]{2}$/.test(postcode)) return 'NL';
  const known = town
    .toLowerCase()
    .split(/[\s/-]+/)
    .map((word) => byTown.get(word))
    .find(Boolean);
  if (/^\d{5}$/.test(postcode)) {
    if (known && 'DE FR IT ES US FI SE'.includes(known)) return known;
    if (italianStreet.test(street)) return 'IT';
    if (spanishStreet.test(street)) return 'ES';
    return frenchStreet.test(street) ? 'FR' : germanStreet.test(street) ? 'DE' : null;
  }
  if (/^\d{4}$/.test(postcode)) {
    if (known && 'AT CH BE DK NO'.includes(known)) return known;
    if (dutchStreet.test(street)) return 'BE';
    // Austrian streets are spelled with ß, Swiss ones never.
    if (/straße|gasse/i.test(street)) return 'AT';
    if (/strasse/i.test(street) || frenchStreet.test(street)) return 'CH';
  }
  return null;
}
