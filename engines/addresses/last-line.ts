import { countryBySign } from './countries.ts';

/** A line with a post code, in its parts. */
interface LastLine {
  postcode: string;
  town: string;
  country: string | null;
  /** What stands before it on the same line. */
  before: string;
}

const town = "[\\p{L}][\\p{L}'’.() /-]*?";
const sign = '(?:(?<sign>[A-Z]{1,3})\\s?-\\s?)?';
const codeFirst = (code: string): RegExp =>
  new RegExp(
    `^(?<before>.*?)(?<![\\d-])${sign}(?<postcode>${code})\\s+(?<town>${town})(?:\\s+cedex(?: \\d+)?)?$`,
    'iu',
  );

/** Post code and town as countries write them; the first that fits is taken. A digit stands for several countries. */
const shapes: readonly (readonly [string, RegExp])[] = [
  [
    'CA',
    /^(?<before>.*?)(?<town>[\p{L}'’. -]*?),?\s+(?:(?:[A-Z]{2})\.?,?\s+)(?<postcode>[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u,
  ],
  [
    'GB',
    /^(?<before>.*?)(?<town>[\p{L}'’. -]*?)[,\s]*\b(?<postcode>(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}))(?<after>[\p{L}'’. -]*)$/iu,
  ],
  [
    'IE',
    /^(?<before>.*?)(?<town>(?:Co\.? )?[\p{L}'’. -]*?(?: \d{1,2}W?)?)[,\s]*\b(?<postcode>[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4})$/iu,
  ],
  [
    'US',
    /^(?<before>.*?)(?<town>[\p{L}'’. -]+?),?\s+(?:(?<state>[A-Z]{2})\.?),?\s+(?<postcode>\d{5}(?:-\d{4})?)$/u,
  ],
  [
    'AU',
    /^(?<before>.*?)(?<town>[\p{L}'’. -]+?),?\s+(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)\s+(?<postcode>\d{4})$/u,
  ],
  [
    'NL',
    new RegExp(`^(?<before>.*?)(?<![\\d-])(?<postcode>(?:NL-)?\\d{4} ?[A-Z]{2})\\s+(?<town>${town})$`, 'u'),
  ],
  ['PT', codeFirst('\\d{4}-\\d{3}')],
  ['PL', codeFirst('\\d{2}-\\d{3}')],
  ['3', codeFirst('\\d{3} \\d{2}')],
  ['5', codeFirst('\\d{5}')],
  ['4', codeFirst('\\d{4}')],
  ['5', /^(?<before>.*?)(?<town>[\p{L}][\p{L}'’. -]*?),?\s+(?<postcode>\d{5})$/u],
];

/** British, Irish, Dutch and Canadian codes have one space. */
const withSpace = (code: string, country: string | null): string => {
  const bare = code.replace(/\s/g, '');
  if (country === 'GB') return `${bare.slice(0, -3)} ${bare.slice(-3)}`;
  if (country === 'IE' || country === 'CA') return `${bare.slice(0, 3)} ${bare.slice(3)}`;
  if (country === 'NL') return `${bare.slice(0, 4)} ${bare.slice(4)}`;
  return code;
};

/** On one line the street stands right before the town: '12 Mill Lane Oxford OX1 2AB'. */
const streetFirst =
  /^(.*\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|close|court|crescent|gardens|terrace|place|square|way|row|hill|mews|grove|walk|quay|boulevard|blvd)\.?)\s+(\p{L}.*)$/iu;

/** Post code and town of a line; null where it has no post code. */
export function lastLineOf(part: string): LastLine | null {
  for (const [shape, pattern] of shapes) {
    const found = pattern.exec(part.trim())?.groups;
    if (!found?.postcode) continue;
    const { town: named = '', after = '', before = '' } = found;
    const country = /^\d/.test(shape) ? countryBySign(found.sign ?? '') : shape;
    const place = (named.trim() || after.trim()).replace(/[,.\s]+$/, '');
    const [, street = '', rest = ''] = streetFirst.exec(place) ?? [];
    return {
      postcode: withSpace(found.postcode.trim().toUpperCase().replace(/^NL-/, ''), country),
      town: rest || place,
      country,
      before: `${before} ${rest ? street : ''}`.replace(/[,\s]+$/, '').trim(),
    };
  }
  return null;
}
