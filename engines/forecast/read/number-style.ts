/** How a column writes its numbers. */
export interface NumberStyle {
  decimal: '.' | ',';
  /** The sign of the money, where there is one. */
  currency: string;
}

const missing = /^(|-|–|—|\.|n\/?a|#n\/a|nan|null|none|nil|missing|\?)$/i;
const currencies = /[€$£¥₹₽₺₩]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|JPY|INR)\b|kr\.?|zł|Kč/iu;

/** Whether a cell says that there is no value. */
const isMissing = (cell: string): boolean => missing.test(cell.trim());

/** What a sign says by where it stands in one cell: that it begins the decimals, that it parts thousands, or nothing. */
function vote(digits: string, sign: '.' | ','): number {
  const other = sign === '.' ? ',' : '.';
  const place = digits.lastIndexOf(sign);
  if (place < 0) return 0;
  if (digits.includes(other)) return place > digits.lastIndexOf(other) ? 2 : -2;
  if (digits.indexOf(sign) !== place) return -2;
  const after = digits.length - place - 1;
  return after === 3 && place <= 3 && !digits.startsWith('0') ? -0.1 : 1;
}

/** How most of the cells write their numbers. */
export function numberStyleOf(cells: readonly string[]): NumberStyle {
  let points = 0;
  let commas = 0;
  let currency = '';
  for (const cell of cells) {
    const digits = cell.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '');
    points += vote(digits, '.');
    commas += vote(digits, ',');
    currency ||= currencies.exec(cell)?.[0] ?? '';
  }
  return { decimal: commas > points ? ',' : '.', currency };
}

const plain = /^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i;

const plainComma = /^-?\d+(?:,\d+)?$/;

/** The number of a cell; null where there is none, undefined where it is something else. */
export function readNumber(cell: string, { decimal }: NumberStyle): number | null | undefined {
  // Most cells of most files need no more than this.
  if (decimal === '.' ? plain.test(cell) : plainComma.test(cell)) {
    const value = Number(decimal === '.' ? cell : cell.replace(',', '.'));
    return Number.isFinite(value) ? value : undefined;
  }
  if (isMissing(cell)) return null;
  let text = cell.replace(currencies, '').replace(/[\s\u00a0\u202f'’%_]/g, '');
  const negative = /^\(.*\)$/.test(text) || /-$/.test(text);
  text = text.replace(/[()]/g, '').replace(/-$/, '').replace('−', '-').replace(/^\+/, '');
  text = decimal === ',' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  if (!plain.test(text)) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) return undefined;
  return negative ? -value : value;
}
