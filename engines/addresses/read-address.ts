import { countryNamed, countryOf } from './countries.ts';

/** A postal address in its parts; null where the text does not say. */
export interface Address {
  name: string | null;
  street: string | null;
  number: string | null;
  postcode: string | null;
  town: string | null;
  /** ISO 3166, told by a name, else by the shape of the post code. */
  country: string | null;
}

interface LastLine {
  postcode: string;
  town: string;
  country: string | null;
  /** What stands before it on the same line. */
  before: string;
}

const town = "[\\p{L}][\\p{L}'’.() /-]*?";

/** Post code and town as countries write them; the first that fits is taken. */
const shapes: readonly (readonly [string, RegExp])[] = [
  [
    'GB',
    /^(?<before>.*?)(?<town>[\p{L}'’. -]*?)[,\s]*(?<postcode>(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}))(?<after>[\p{L}'’. -]*)$/iu,
  ],
  [
    'IE',
    /^(?<before>.*?)(?<town>(?:Co\.? )?[\p{L}'’. -]*?(?: \d{1,2}W?)?)[,\s]*(?<postcode>[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4})$/iu,
  ],
  [
    'US',
    /^(?<before>.*?)(?<town>[\p{L}'’. -]+?),?\s+(?:(?<state>[A-Z]{2})\.?)\s+(?<postcode>\d{5}(?:-\d{4})?)$/u,
  ],
  ['NL', new RegExp(`^(?<before>.*?)(?<postcode>(?:NL-)?\\d{4} ?[A-Z]{2})\\s+(?<town>${town})$`, 'u')],
  [
    '5',
    new RegExp(
      `^(?<before>.*?)(?<sign>[A-Z]{1,3}-)?(?<postcode>\\d{5})\\s+(?<town>${town})(?:\\s+cedex(?: \\d+)?)?$`,
      'iu',
    ),
  ],
  ['4', new RegExp(`^(?<before>.*?)(?<sign>[A-Z]{1,3}-)?(?<postcode>\\d{4})\\s+(?<town>${town})$`, 'iu')],
  ['5', /^(?<before>.*?)(?<town>[\p{L}][\p{L}'’. -]*?),?\s+(?<postcode>\d{5})$/u],
];

const bySign: Readonly<Record<string, string>> = {
  D: 'DE',
  DE: 'DE',
  A: 'AT',
  AT: 'AT',
  CH: 'CH',
  F: 'FR',
  FR: 'FR',
  NL: 'NL',
};

const spaced = (code: string): string =>
  code
    .trim()
    .toUpperCase()
    .replace(/^(?:NL|D|DE|A|AT|CH|F|FR)-/, '');

/** The canonical spelling of a British or Irish code has one space. */
const withSpace = (code: string, country: string | null): string => {
  const bare = code.replace(/\s/g, '');
  if (country === 'GB') return `${bare.slice(0, -3)} ${bare.slice(-3)}`;
  if (country === 'IE') return `${bare.slice(0, 3)} ${bare.slice(3)}`;
  if (country === 'NL') return `${bare.slice(0, 4)} ${bare.slice(4)}`;
  return code;
};

function lastLineOf(part: string): LastLine | null {
  for (const [shape, pattern] of shapes) {
    const {
      postcode,
      town: found = '',
      sign = '',
      before = '',
      after = '',
    } = pattern.exec(part.trim())?.groups ?? {};
    if (!postcode) continue;
    const country =
      shape === '4' || shape === '5' ? (bySign[sign.replace('-', '').toUpperCase()] ?? null) : shape;
    const named = (found.trim() || after.trim()).replace(/[,.\s]+$/, '');
    // On one line the street stands right before the town: '12 Mill Lane Oxford OX1 2AB'.
    const [, street = '', rest = ''] =
      /^(.*\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|close|court|crescent|gardens|terrace|place|square|way|row|hill|mews|grove|walk|quay|boulevard|blvd)\.?)\s+(\p{L}.*)$/iu.exec(
        named,
      ) ?? [];
    return {
      postcode: withSpace(spaced(postcode), country),
      town: rest || named,
      country,
      before: `${before} ${rest ? street : ''}`.replace(/[,\s]+$/, '').trim(),
    };
  }
  return null;
}

const british = /^(?<number>\d+\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?),?\s+(?<street>\p{L}.*)$/iu;
const flat = /^(?:flat|apt\.?|apartment|unit|suite|room|floor|c\/o|box|\d+(?:st|nd|rd|th) floor)\b/i;
const continental =
  /^(?<street>\p{L}.*?[\p{L}.])\s*,?\s+(?:nr\.?\s*|no\.?\s*)?(?<number>\d+\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?(?:\s?(?:bis|ter))?)(?<rest>\b.*)$/iu;
const french =
  /^(?<number>\d+(?:\s?(?:bis|ter|[a-z])(?=[\s,]))?),?\s+(?<street>(?:rue|avenue|av\.?|boulevard|bd\.?|bvd|place|pl\.?|chemin|ch\.?|impasse|allée|quai|route|cours|via|calle|square|passage)\b.*)$/iu;
const streetWord =
  /(?:stra(?:ße|sse)|str\.|weg|gasse|platz|allee|ufer|damm|ring|straat|laan|gracht|plein|kade|markt|hof|steig|berg|graben)\b|\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|close|court|ct|crescent|gardens|terrace|place|pl|square|sq|way|row|hill|mews|grove|park|walk|parade|quay|wharf|boulevard|blvd|green|rise|broadway|rue|chemin|quai|impasse)\b/i;

function streetOf(part: string): { street: string; number: string | null } | null {
  const found = french.exec(part) ?? british.exec(part) ?? continental.exec(part);
  if (found?.groups?.street)
    return {
      street: found.groups.street
        .replace(/\s+(?:apt|flat|unit|suite|apartment)\.?\s+\w+$|#\w+$/i, '')
        .replace(/[,\s]+$/, ''),
      number: (found.groups.number ?? '').replace(/\s/g, '') || null,
    };
  return streetWord.test(part) && /\p{L}{3}/u.test(part) ? { street: part, number: null } : null;
}

/** The lines and comma-separated parts of what was typed. */
const partsOf = (text: string): string[] =>
  text
    .split(/\r?\n|[,;|•]\s*|\s+[-–]\s+|\s\/\s/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Reads one address, whatever its order of lines. Nothing is looked up: a part that is not there stays empty. */
export function readAddress(text: string): Address {
  const parts = partsOf(text.replace(/^\s*(?:address|adresse|ship to|deliver(?:y)? to|to)\s*:\s*/i, ''));
  const named = parts.findLastIndex((part) => countryNamed(part) !== null);
  const country = countryNamed(parts[named] ?? '');
  const lines = parts.filter((_, at) => at !== named);
  // American states stand between town and ZIP code, often after a comma.
  const joined = lines.flatMap((part, at) =>
    /^[A-Z]{2}\.? \d{5}(?:-\d{4})?$/.test(part) && at > 0 ? [{ at, part: `${lines[at - 1]}, ${part}` }] : [],
  )[0];
  const last = joined
    ? { ...lastLineOf(joined.part), at: joined.at }
    : lines.map((part, at) => ({ ...lastLineOf(part), at })).findLast(({ postcode }) => postcode);
  const rest = lines.filter((_, at) => at !== last?.at && !(joined && at === joined.at - 1));
  if (last?.before) rest.splice(Math.min(last.at, rest.length), 0, last.before);
  const streets = rest.map((part) => (flat.test(part) && !streetWord.test(part) ? null : streetOf(part)));
  const best = streets.findIndex((each, at) => each?.number && streetWord.test(rest[at] ?? ''));
  const place =
    best >= 0
      ? best
      : streets.findIndex((each) => each?.number) >= 0
        ? streets.findIndex((each) => each?.number)
        : streets.findIndex(Boolean);
  const street = streets[place] ?? null;
  const loose = rest.filter((part, at) => at > place && !flat.test(part) && !/\d(?!\d?W?$)/.test(part));
  const townHere = last?.town || (place >= 0 ? loose.at(-1) : undefined) || null;
  const names = rest
    .slice(0, Math.max(0, place))
    .filter((part) => !flat.test(part) && /\p{L}{2}/u.test(part) && !/^\d+$/.test(part));
  return {
    name: names[0] ?? null,
    street: street?.street ?? null,
    number: street?.number ?? null,
    postcode: last?.postcode ?? null,
    town: townHere,
    country:
      country ?? last?.country ?? (last?.postcode ? countryOf(last.postcode, street?.street ?? '') : null),
  };
}
