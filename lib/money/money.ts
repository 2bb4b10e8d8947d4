const formats = new Map<string, Intl.NumberFormat>();
const wholeFormats = new Map<string, Intl.NumberFormat>();

/** How a currency is written; made once, because a list of prices asks for it a thousand times. */
function formatOf(currency: string): Intl.NumberFormat {
  const format = formats.get(currency) ?? new Intl.NumberFormat('en', { style: 'currency', currency });
  formats.set(currency, format);
  return format;
}

/** How many digits a currency has behind the point: none for the yen, two for the euro, three for the dinar. */
export const minorDigits = (currency: string): number =>
  formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount of the smallest unit as plain digits with a point: 123450 euro cents are `1234.50`. */
export function decimalOf(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const cut = text.length - digits;
  return `${amount < 0 ? '-' : ''}${text.slice(0, cut)}${digits > 0 ? `.${text.slice(cut)}` : ''}`;
}

/** The amount that plain digits mean, in the smallest unit; null for what is no amount of this currency. */
export function amountOf(text: string, currency: string): number | null {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  const digits = minorDigits(currency);
  if (whole === '' || part.length > digits) return null;
  const amount = Number(whole + part.padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? (sign && amount !== 0 ? -amount : amount) : null;
}

/** An amount of the smallest unit as people read it: `€1,234.50`. */
export function moneyText(amount: number, currency: string): string {
  // As a decimal text: a division would make a number that only nearly is the amount.
  return formatOf(currency).format(decimalOf(amount, currency) as Intl.StringNumericLiteral);
}

/** How a currency is written beside an amount: '€', 'CHF'. */
export const currencySign = (currency: string): string =>
  formatOf(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Whole units of a currency as people read them: `€4,800`. */
export function wholeMoneyText(amount: number, currency: string): string {
  const format =
    wholeFormats.get(currency) ??
    new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });
  wholeFormats.set(currency, format);
  return format.format(amount);
}

/** `a × b ÷ c` in whole numbers, halves away from zero; exact also where the product is larger than a number can hold. */
export function scaled(a: number, b: number, c: number): number {
  const product = BigInt(a) * BigInt(b);
  const by = BigInt(c);
  const size = product < 0n ? -product : product;
  const rounded = Number((size * 2n + by) / (by * 2n));
  return product < 0n && rounded > 0 ? -rounded : rounded;
}
