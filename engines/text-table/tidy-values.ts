const signs: readonly (readonly [RegExp, string])[] = [
  [/€|\bEUR\b|\beuros?\b/i, '€'],
  [/£|\bGBP\b|\bpounds?\b/i, '£'],
  [/\$|\bUSD\b|\bdollars?\b/i, '$'],
];

/** The sign of the currency that a text names, if it names one. */
export const currencyIn = (text: string): string => signs.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** '30 pounds' and 'GBP 30' are £30; francs and pence stay as they are written. */
export function tidyMoney(cell: string): string {
  const sign = currencyIn(cell);
  const [digits] = /\d[\d.,]*(?:\s?(?:k|m|bn|million)\b)?/i.exec(cell) ?? [];
  return sign && digits ? `${sign}${digits}` : cell;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A weekday in full; a date beside it says more, and stands alone. */
export function tidyDay(cell: string): string {
  const [, date] = /^\p{L}+day\s+(\d.*)$/u.exec(cell) ?? [];
  return (date ?? cell)
    .replace(/\.$/, '')
    .replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*/gu, (whole, short: string) =>
      /^(?:Mon|Tues?|Weds?|Wednes|Thu(?:rs?)?|Fri|Sat|Satur|Sun)(?:days?)?$/.test(whole)
        ? (weekdays.find((day) => day.startsWith(short)) ?? whole)
        : whole,
    )
    .replace(/(?<=\d)(?:st|nd|rd|th)\b(?:\s+of)?/g, '');
}

/** The days of a list, each on its own: 'Monday and Tuesday' are two. */
export const daysApart = (cell: string): string[] =>
  weekdays.some((day) => cell.startsWith(day)) ? cell.split(/\s*(?:,|&|\band\b)\s*/) : [cell];

const places = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** 'Third' and '3rd' are 3. */
export const tidyOrdinal = (cell: string): string => {
  const at = places.indexOf(cell.toLowerCase());
  return at >= 0 ? String(at + 1) : cell.replace(/(?<=\d)(?:st|nd|rd|th)$/i, '');
};
