const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];
const ordinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

const underHundred = (value: number): string => {
  if (value < 20) return small[value] ?? '';
  const ones = value % 10;
  return `${tens[Math.floor(value / 10)]}${ones > 0 ? ` ${small[ones]}` : ''}`;
};

function underThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return underHundred(rest);
  return `${small[hundreds]} hundred${rest > 0 ? ` and ${underHundred(rest)}` : ''}`;
}

/** Digits one by one, as in a version or a code. */
export const digitWords = (digits: string): string =>
  [...digits]
    .filter((sign) => /\d/.test(sign))
    .map((digit) => small[Number(digit)])
    .join(' ');

/** A whole number in words: 1,204 is 'one thousand two hundred and four'. */
export function cardinal(digits: string): string {
  const plain = digits.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  // Beyond any word that people use for it.
  if (plain.length > scales.length * 3) return digitWords(plain);
  const groups: string[] = [];
  for (let end = plain.length, scale = 0; end > 0; end -= 3, scale += 1) {
    const value = Number(plain.slice(Math.max(0, end - 3), end));
    if (value === 0) continue;
    const isLastSmall = scale === 0 && value < 100 && plain.length > 3;
    groups.unshift(`${isLastSmall ? 'and ' : ''}${underThousand(value)} ${scales[scale]}`.trim());
  }
  return groups.length > 0 ? groups.join(' ') : 'zero';
}

/** A number's place in a row: 21 is 'twenty first'. */
export function ordinal(digits: string): string {
  const words = cardinal(digits).split(' ');
  const last = words.pop() ?? '';
  const placed = ordinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, placed].join(' ');
}

/** A number with digits after its point: 3.05 is 'three point zero five'. */
export function decimal(number: string): string {
  const [whole = '', part] = number.split('.');
  return part === undefined ? cardinal(whole) : `${cardinal(whole)} point ${digitWords(part)}`;
}

/** A year as people say it: 1905 is 'nineteen oh five', 2026 is 'twenty twenty six'. */
export function year(digits: string): string {
  const value = Number(digits);
  const century = Math.floor(value / 100);
  const rest = value % 100;
  if (value < 1000 || value > 2999 || (century % 10 === 0 && rest < 10)) return cardinal(digits);
  if (rest === 0) return `${underHundred(century)} hundred`;
  return `${underHundred(century)} ${rest < 10 ? `oh ${small[rest]}` : underHundred(rest)}`;
}
