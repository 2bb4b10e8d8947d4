/** A number as it is read, with about four digits, and its money. */
export function amount(value: number, currency = ''): string {
  const size = Math.abs(value);
  const text = new Intl.NumberFormat('en-GB', {
    maximumFractionDigits: size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 4,
    notation: size >= 1e7 ? 'compact' : 'standard',
  }).format(value);
  return currency
    ? currency.length === 1
      ? `${currency}${text}`.replace(`${currency}-`, `-${currency}`)
      : `${text} ${currency}`
    : text;
}
