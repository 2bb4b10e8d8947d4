/** A way to write dates: the moment (UTC) of a cell, or no number. */
interface DateStyle {
  id: string;
  /** In words, for the visitor. */
  name: string;
  read: (cell: string) => number;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
// The months of some neighbours, where they begin otherwise.
const others: Readonly<Record<string, number>> = {
  mär: 2,
  mrz: 2,
  mai: 4,
  okt: 9,
  dez: 11,
  maa: 2,
  mei: 4,
  fév: 1,
  avr: 3,
  aoû: 7,
  déc: 11,
  ene: 0,
  abr: 3,
  ago: 7,
  dic: 11,
  gen: 0,
  mag: 4,
  giu: 5,
  lug: 6,
  set: 8,
  ott: 9,
};

const monthNamed = (text: string): number => {
  const start = text.toLowerCase().slice(0, 3);
  return others[start] ?? months.indexOf(start);
};
const fullYear = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) < 70 ? 2000 : 1900);

/** The moment, if there is such a day: the 31st of February is none. */
function moment(year: number, month: number, day: number, clock: string | undefined): number {
  let [hours, minutes, seconds] = [0, 0, 0];
  if (clock) [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  if (!(month >= 0 && month < 12 && day >= 1 && hours < 25 && minutes < 60)) return Number.NaN;
  // Only the last days of a month can fail to exist.
  if (day > 28 && new Date(Date.UTC(year, month, day)).getUTCDate() !== day) return Number.NaN;
  return Date.UTC(year, month, day, hours, minutes, seconds);
}

const clock = String.raw`(?:[T ,]+(\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?`;
const style = (id: string, name: string, pattern: RegExp, read: (parts: string[]) => number): DateStyle => ({
  id,
  name,
  read: (cell) => {
    const found = pattern.exec(cell);
    return found ? read([...found]) : Number.NaN;
  },
});
const three = new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})${clock}$`);

const styles: readonly DateStyle[] = [
  style(
    'ymd',
    'year, month, day',
    new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${clock}$`),
    ([, y = '', m, d, t]) => moment(Number(y), Number(m) - 1, Number(d), t),
  ),
  style(
    'compact',
    'year, month and day without separators',
    /^((?:19|20)\d{2})(\d{2})(\d{2})$/,
    ([, y, m, d]) => moment(Number(y), Number(m) - 1, Number(d), undefined),
  ),
  style('dmy', 'day, month, year', three, ([, d, m, y = '', t]) =>
    moment(fullYear(y), Number(m) - 1, Number(d), t),
  ),
  style('mdy', 'month, day, year', three, ([, m, d, y = '', t]) =>
    moment(fullYear(y), Number(m) - 1, Number(d), t),
  ),
  style('ym', 'year and month', /^(\d{4})[-/. M]{1,2}(\d{1,2})$/, ([, y, m]) =>
    moment(Number(y), Number(m) - 1, 1, undefined),
  ),
  style('my', 'month and year', /^(\d{1,2})[-/.](\d{4})$/, ([, m, y]) =>
    moment(Number(y), Number(m) - 1, 1, undefined),
  ),
  style(
    'quarter',
    'year and quarter',
    /^(?:Q([1-4])[-/ ]*(\d{4})|(\d{4})[-/ ]*Q([1-4]))$/i,
    ([, a, y, z, b]) => moment(Number(y ?? z), (Number(a ?? b) - 1) * 3, 1, undefined),
  ),
  style('week', 'year and week', /^(\d{4})[-/ ]?W(\d{1,2})$/i, ([, y, w]) => {
    // The week that holds the 4th of January is the first, and begins on its Monday.
    const fourth = Date.UTC(Number(y), 0, 4);
    const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * 86_400_000;
    return Number(w) >= 1 && Number(w) <= 53 ? monday + (Number(w) - 1) * 7 * 86_400_000 : Number.NaN;
  }),
  style(
    'named',
    'day and named month',
    new RegExp(String.raw`^(\d{1,2})[-. ]+(\p{L}{3,12})\.?[-, ]+(\d{2}|\d{4})${clock}$`, 'u'),
    ([, d, m = '', y = '', t]) => moment(fullYear(y), monthNamed(m), Number(d), t),
  ),
  style(
    'named first',
    'named month and day',
    new RegExp(String.raw`^(\p{L}{3,12})\.? (\d{1,2}),? (\d{4})${clock}$`, 'u'),
    ([, m = '', d, y = '', t]) => moment(fullYear(y), monthNamed(m), Number(d), t),
  ),
  style(
    'named month',
    'named month and year',
    /^(\p{L}{3,12})\.?[-/ ]+(\d{2}|\d{4})$/u,
    ([, m = '', y = '']) => moment(fullYear(y), monthNamed(m), 1, undefined),
  ),
  style('year', 'years', /^((?:1[6-9]|2[01])\d{2})$/, ([, y]) => moment(Number(y), 0, 1, undefined)),
];

export interface DatesRead {
  /** In words: 'day, month, year'. */
  name: string;
  dates: Float64Array;
  /** Day and month could be the other way round, and nothing in the file tells. */
  ambiguous: boolean;
}

const steps = (dates: Float64Array): number => {
  let rising = 0;
  for (let i = 1; i < dates.length; i++) if ((dates[i] ?? 0) >= (dates[i - 1] ?? 0)) rising++;
  return Math.max(rising, dates.length - 1 - rising);
};

/** The dates of a column, in the style that reads nearly all of it; nothing if it holds no dates. */
export function readDates(cells: readonly string[]): DatesRead | undefined {
  const sample = cells.filter((cell) => cell.trim() !== '').slice(0, 400);
  if (sample.length === 0) return undefined;
  const fits = styles.filter(({ read }) => {
    const good = sample.filter((cell) => !Number.isNaN(read(cell.trim()))).length;
    return good >= 0.9 * sample.length;
  });
  const read = fits.map((fit) => ({ fit, dates: Float64Array.from(cells, (cell) => fit.read(cell.trim())) }));
  const lost = (dates: Float64Array) => dates.reduce((sum, date) => sum + (Number.isNaN(date) ? 1 : 0), 0);
  // Of several that fit, the one that loses least, then the one whose dates run more evenly one way.
  const [best, next] = read.sort((a, b) => lost(a.dates) - lost(b.dates) || steps(b.dates) - steps(a.dates));
  if (!best) return undefined;
  const ambiguous =
    next !== undefined &&
    lost(next.dates) === lost(best.dates) &&
    steps(next.dates) === steps(best.dates) &&
    next.fit.id !== best.fit.id &&
    ['dmy', 'mdy'].includes(best.fit.id);
  return { name: best.fit.name, dates: best.dates, ambiguous };
}
