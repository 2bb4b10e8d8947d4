import type { Address } from './address.ts';
import { isCounty } from './counties.ts';
import { countryAtEnd, countryNamed, countryOf } from './countries.ts';
import { labelledAddress } from './labelled-address.ts';
import { lastLineOf } from './last-line.ts';
import { isFlat, isHouse, type Street, streetOf, streetWord } from './street.ts';

/** What belongs to the part before or after a comma: 'Inc.', '14 bis', a state before its ZIP code. */
function joined(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const isTail = /^(?:Inc|Ltd|LLC|LLP|Co|GmbH|S\.?A|plc)\.?$/i.test(part);
    const isState = /^(?!BP|CS)[A-Z]{2}\.? (?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/.test(part);
    const isNumber = last !== undefined && /^\d+\s?(?:[a-z]|bis|ter)?$/i.test(last) && /^\p{L}/u.test(part);
    const isTrailing =
      last !== undefined && /^\d+\s?[a-z]?$/i.test(part) && streetWord.test(last) && !/\d/.test(last);
    const isCode = last !== undefined && /^(?:\d{4} ?[A-Z]{2}|\d{4,5})$/.test(last) && /^\p{Lu}/u.test(part);
    if (last !== undefined && (isTail || isState)) whole[whole.length - 1] = `${last}, ${part}`;
    else if (isNumber || isTrailing || isCode) whole[whole.length - 1] = `${last} ${part}`;
    else whole.push(part);
  }
  return whole;
}

/** Words that say what follows, or how to deliver, and are no part of an address. */
const remark =
  /^\(.*\)$|:$|^(?:herrn?|frau|an|to|firma|familie|ring |leave |please |deliver )\s*$|^(?:ring|leave|please|deliver|knock) \p{L}/iu;
const box = /^(?:BP|CS|B\.P\.|P\.?O\.? ?Box|Postfach|Postbus|Apartado)\b/i;
const attention =
  /^(?:z\.? ?hd\.?|attn\.?|attention|fao|à l[’']attention de|t\.?a\.?v\.?|c\/o)\s*:?\s+(?:von )?/i;

/** A name that runs into its street: 'R. Patel 19 Oak Avenue'. */
function nameApart(part: string): string[] {
  const [, name = '', street = ''] = /^(\p{Lu}[^\d]+?) (\d+[a-z]? \p{Lu}.*)$/u.exec(part) ?? [];
  return name && !isFlat(part) && !streetWord.test(name) && streetWord.test(street) ? [name, street] : [part];
}

/** The lines and comma-separated parts of what was typed. */
const partsOf = (text: string): string[] =>
  joined(
    text
      .trim()
      // On a line without any other sign wide gaps part it.
      .split(
        /[\n,;|]/.test(text.trim())
          ? /\r?\n|[,;|•·]\s*|(?<!\b[A-Z]{1,2})\s+[-–—]\s+|\s\/\s/
          : /[•·]\s*|(?<!\b[A-Z]{1,2})\s+[-–—]\s+|\s\/\s|\s{2,}/,
      )
      .map((part) => part.replace(/\s+/g, ' ').replace(/^[,\s]+|[,\s]+$/g, ''))
      .filter(Boolean)
      .flatMap(nameApart),
  ).filter((part) => !remark.test(part));

/** The best of several streets: one with a number and a word for a street, else with a number, else any. */
function bestStreet(streets: readonly (Street | null)[], parts: readonly string[]): number {
  const first = (fits: (each: Street, part: string) => boolean) =>
    streets.findIndex((each, at) => each !== null && fits(each, parts[at] ?? ''));
  const ways = [
    first(({ number }, part) => number !== null && streetWord.test(part)),
    first(({ number }) => number !== null),
    first(() => true),
  ];
  return ways.find((at) => at >= 0) ?? -1;
}

/** A town without what stands around its name: 'nr. York', 'Dublin 8', 'Lisse (NL)'. */
const bareTown = (town: string): string =>
  town
    .replace(/\s*\([A-Z]{1,3}\)$/, '')
    // Italian towns carry the letters of their province.
    .replace(/(?<=\p{Ll}) [A-Z]{2}$/u, '')
    .replace(/\s+cedex.*$/i, '')
    .replace(/^(Dublin) \d{1,2}W?$/i, '$1')
    .trim();

const isNear = (town: string): boolean => /^(?:nr|near|bei|b)\.? /i.test(town);

/** What is longer is no address, and would take the time of its square. */
const longest = 600;
const nothing: Address = {
  name: null,
  street: null,
  number: null,
  postcode: null,
  town: null,
  country: null,
};

/** Reads one address, whatever its order of lines. Nothing is looked up: a part that is not there stays empty. */
export function readAddress(written: string): Address {
  if (written.length > longest) return nothing;
  const labelled = labelledAddress(written);
  if (labelled) return labelled;
  const text = written.replace(
    /^\s*(?:address|adresse|(?:please )?(?:ship|deliver(?:y)?|send) to|to)\s*:\s*/i,
    '',
  );
  const parts = partsOf(text);
  const named = parts.findLastIndex((part) => countryNamed(part) !== null);
  const ending = named < 0 ? parts.map(countryAtEnd) : [];
  const country = countryNamed(parts[named] ?? '') ?? ending.findLast(Boolean)?.country ?? null;
  const lines = parts
    .map((part, at) => ending[at]?.rest ?? part)
    .filter((part, at) => at !== named && !box.test(part));
  const last = lines.map((part, at) => ({ ...lastLineOf(part), at })).findLast(({ postcode }) => postcode);
  const attn = lines.find((part) => attention.test(part))?.replace(attention, '') ?? null;
  const rest = lines.flatMap((part, at) => {
    const own = at === last?.at ? (last.before ?? '') : part.replace(/\s+c\/o\s.*$/i, '');
    return own === '' || attention.test(own) ? [] : [own];
  });
  const outside = rest.map((part) => (isFlat(part) ? null : streetOf(part)));
  const streets = outside.some(Boolean)
    ? outside
    : rest.map((part) => (streetWord.test(part) ? streetOf(part) : null));
  const found = bestStreet(streets, rest);
  // 'Name, street, town' where nothing else tells: the line before the town is the street.
  const places = rest.filter((part) => !isCounty(part) && !/\d/.test(part));
  const guessed =
    found < 0 && last?.postcode && !last.town && places.length >= 3 ? rest.indexOf(places.at(-2) ?? '') : -1;
  const place = found >= 0 ? found : guessed;
  const street = streets[place] ?? (place >= 0 ? { street: rest[place] ?? '', number: null } : null);
  const after = rest.filter(
    (part, at) => at > place && !isFlat(part) && !isCounty(part) && !/\d(?!\d?W?$)/.test(part),
  );
  const own = last?.town && !isCounty(last.town) && !isNear(last.town) ? last.town : null;
  const town =
    own ?? (place >= 0 ? after.at(-1) : undefined) ?? last?.town?.replace(/^(?:nr|near)\.? /i, '') ?? null;
  const names = rest
    .slice(0, Math.max(0, place))
    .filter(
      (part) =>
        !isFlat(part) && !isHouse(part) && part !== town && /\p{L}{2}/u.test(part) && !/^\d+$/.test(part),
    );
  return {
    // Some write the town first and the name last.
    name: names[0] ?? attn ?? (own && last?.at === 0 ? (after.at(-1) ?? null) : null),
    street: street?.street ?? null,
    number: street?.number ?? null,
    postcode: last?.postcode ?? null,
    town: town === null ? null : bareTown(town),
    country:
      country ??
      last?.country ??
      (last?.postcode ? countryOf(last.postcode, street?.street ?? '', town ?? '') : null),
  };
}
