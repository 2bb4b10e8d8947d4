/** A street and the number of a house in it. */
export interface Street {
  street: string;
  number: string | null;
}

const flat =
  /^(?:flat|apt\.?|apartment|unit|suite|ste\.?|room|floor|c\/o|box|b[âa]t\.?|bâtiment|esc\.?|étage|whg\.?|wohnung|stiege|top|\d+(?:st|nd|rd|th) floor|\d+\.? (?:og|stock|etage))\b/i;

/** Whether a line says where in a house somebody lives. */
export const isFlat = (part: string): boolean => flat.test(part);

/** Whether a line is the name of a house. */
export const isHouse = (part: string): boolean =>
  /\b(?:cottage|house|farm|farmhouse|lodge|barn|villa|manor|rectory|vicarage|bungalow|mill|building|court)$/i.test(
    part,
  );

const number = '\\d+\\s?[a-z]?(?![a-z])(?:\\s?[-–/]\\s?(?:\\d+\\s?[a-z]?|[IVX]+)(?![a-z]))?';
const british =
  /^(?<number>\d+[a-z]?(?![a-z])(?:\s?[-–/]\s?\d+[a-z]?)?),?\s+(?<street>\p{L}.*|\d+(?:st|nd|rd|th)\b.*)$/iu;
const continental = new RegExp(
  `^(?<street>(?:\\d+(?:e|er|ème|de|ste|\\.)\\s)?\\p{L}.*?[\\p{L}.)])\\s*,?\\s+(?:nr\\.?\\s*|no\\.?\\s*)?(?<number>${number}(?:\\s?(?:bis|ter|hs|boven))?)(?:\\s*[,/]?\\s*(?:top|whg|apt|stiege|bus|bte|tür)\\b.*)?$`,
  'iu',
);
const french =
  /^(?<number>\d+(?:\s?(?:bis|ter|quater|[a-z])(?=[\s,]))?),?\s+(?<street>(?:rue|avenue|av\.?|boulevard|bd\.?|bvd|place|pl\.?|chemin|ch\.?|impasse|allée|quai|route|cours|via|calle|square|passage|sentier|faubourg)\b.*)$/iu;

/** Words that only streets have. */
export const streetWord =
  /(?:stra(?:ße|sse)|str\.|weg|gasse|platz|allee|ufer|damm|ring|straat|laan|gracht|plein|kade|markt|hof|steig|berg|graben|pad|promenade|gatan|vägen|gade|vej)\b|\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|close|court|ct|crescent|gardens|terrace|place|pl|square|sq|way|row|hill|mews|grove|park|walk|parade|quay|wharf|boulevard|blvd|green|rise|broadway|loop|trail|highway|hwy|rue|chemin|quai|impasse|via|viale|piazza|corso|calle|avenida|plaza|rua|bóthar|sráid|ulica|ul)(?!\p{L})/iu;

/** What stands behind a street and says where in the house. */
const within = /,?\s+(?:apt|flat|unit|suite|ste|apartment|floor|fl|rm|room|#)\.?\s*#?\w+$|\s*#\w+$/i;

/** The street of a line, with its number before or behind; null where the line is none. */
export function streetOf(part: string): Street | null {
  const bare = part.replace(within, '');
  const behind = continental.exec(bare);
  // A number in front may belong to the street's name: '2e Dwarsstraat 5'.
  const isOrdinal = /^\d+(?:e|er|ème|de|ste)\s/i.test(bare);
  const found = french.exec(bare) ?? (isOrdinal ? null : british.exec(bare)) ?? behind;
  if (found?.groups?.street)
    return {
      street: found.groups.street.replace(/[,\s]+$/, ''),
      number: (found.groups.number ?? '').replace(/\s+/g, ' ').trim() || null,
    };
  return streetWord.test(bare) && /\p{L}{3}/u.test(bare) && !/:/.test(bare)
    ? { street: bare, number: null }
    : null;
}
