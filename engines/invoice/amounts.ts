/** An amount in a line of text. */
export interface Amount {
  value: number;
  start: number;
  end: number;
}

const digits =
  "\\d{1,3}(?:[.,'’\\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,3}(?: \\d{3})+,\\d{2}|\\d+(?:[.,]\\d{1,2})?";
const pattern = new RegExp(
  `(?<![\\w.,/-])([-–−(]?\\s?)(?:[€$£]\\s?|(?:EUR|USD|GBP|CHF|CAD|AUD)\\s?)?([-–−]?)(${digits})(?![\\d/]|[.,]\\d|-\\d)(\\s?%)?`,
  'gi',
);

/** A number as people write it here or there: 1,234.50, 1.234,50, 1'234.50 or 1 234,50. */
export function numberFrom(written: string): number {
  const bare = written.replace(/[\s'’]/g, '');
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const decimals = last < 0 ? '' : bare.slice(last + 1);
  // Three digits after the only sign are thousands.
  if (last >= 0 && decimals.length !== 3)
    return Number(`${bare.slice(0, last).replace(/[.,]/g, '')}.${decimals}`);
  return Number(bare.replace(/[.,]/g, ''));
}

/** The amounts of a line, percentages and days left out. Minus signs and brackets make them negative. */
export function amountsIn(line: string): Amount[] {
  return [...line.matchAll(pattern)].flatMap((match) => {
    const [found, before = '', sign = '', written = '', percent] = match;
    if (
      percent ||
      /^\s*(?:days?|tage|jours|dagen|giorni|hrs?|hours?|weeks?)\b/i.test(
        line.slice(match.index + found.length),
      )
    )
      return [];
    const isNegative =
      /[-–−]/.test(before.trim() + sign) ||
      (before.includes('(') && line[match.index + found.length] === ')');
    const value = numberFrom(written);
    return [{ value: isNegative ? -value : value, start: match.index, end: match.index + found.length }];
  });
}
