import { counted } from '#lib/money/grouped.ts';
import { type DatesRead, readDates } from './date-style.ts';
import { placeName, placeOf, type Rhythm, rhythmName, rhythmOf, uncounted } from './frequency.ts';
import { type NumberStyle, numberStyleOf, readNumber } from './number-style.ts';

interface ReadSeries {
  name: string;
  /** From the first place to the last; null where nothing was. */
  values: (number | null)[];
}

export interface SeriesTable {
  series: ReadSeries[];
  rhythm: Rhythm;
  /** The place of the first value. */
  first: number;
  /** The sign of the money, where there is one. */
  currency: string;
  /** What was found, in plain words. */
  notes: string[];
}

interface Cells {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const mostSeries = 50;
const column = (rows: Cells['rows'], index: number) => rows.map((row) => row[index] ?? '');

interface NumberColumn {
  name: string;
  style: NumberStyle;
  values: (number | null)[];
}

/** A column of numbers; nothing if more than a tenth of its cells are something else. */
function numbersIn(name: string, cells: string[]): NumberColumn | undefined {
  const style = numberStyleOf(cells.slice(0, 2000));
  let given = 0;
  let other = 0;
  const values = cells.map((cell) => {
    const value = readNumber(cell, style);
    if (value === undefined) other++;
    else if (value !== null) given++;
    return value ?? null;
  });
  return given > 0 && other <= 0.1 * (given + other) ? { name, style, values } : undefined;
}

/** The column whose words part the rows into series: few different ones, each standing often. */
function groupColumn(cells: Cells, taken: ReadonlySet<number>): number | undefined {
  for (let index = 0; index < cells.columns.length; index++) {
    if (taken.has(index)) continue;
    const words = new Set(column(cells.rows, index).map((word) => word.trim()));
    if (words.size > 1 && words.size <= mostSeries && words.size <= cells.rows.length / 3) return index;
  }
  return undefined;
}

/** One series laid onto the places of its rhythm; says what stood twice and what was missing. */
function lay(
  { name, values }: { name: string; values: (number | null)[] },
  places: (number | null)[],
  span: { first: number; last: number },
) {
  const laid: (number | null)[] = new Array(span.last - span.first + 1).fill(null);
  let twice = 0;
  for (const [row, value] of values.entries()) {
    const place = places[row];
    if (place === null || place === undefined || value === null) continue;
    const at = place - span.first;
    const before = laid[at];
    if (before !== null && before !== undefined) twice++;
    laid[at] = (before ?? 0) + value;
  }
  return { series: { name, values: laid }, twice };
}

function datedColumn({ columns, rows }: Cells): { index: number; read: DatesRead } | undefined {
  for (let index = 0; index < columns.length; index++) {
    const read = readDates(column(rows, index));
    if (read) return { index, read };
  }
  return undefined;
}

const range = (rhythm: Rhythm, first: number, last: number) =>
  `${placeName(rhythm, first)} to ${placeName(rhythm, last)}`;

/** The series in a table of texts: dates, rhythm, decimals, money, gaps and doubles found, and said. */
export function readSeries(cells: Cells): SeriesTable | { problem: string } {
  const dated = datedColumn(cells);
  const taken = new Set(dated ? [dated.index] : []);
  const numbers = cells.columns.flatMap((name, index) => {
    if (taken.has(index)) return [];
    const found = numbersIn(name, column(cells.rows, index));
    if (found) taken.add(index);
    return found ? [found] : [];
  });
  const [firstNumbers] = numbers;
  if (!firstNumbers)
    return {
      problem:
        'We found no column with numbers. Import one column with dates and one with figures, such as “2026-01, 1240”.',
    };
  const notes: string[] = [];
  let rhythm = uncounted;
  let places: (number | null)[] = cells.rows.map((_, row) => row + 1);
  if (dated) {
    const { dates, name, ambiguous } = dated.read;
    const known = Float64Array.from(new Set(dates.filter((date) => !Number.isNaN(date)))).sort();
    rhythm = rhythmOf(known);
    places = Array.from(dates, (date) => (Number.isNaN(date) ? null : placeOf(rhythm, date)));
    notes.push(`Dates: ${cells.columns[dated.index]}, read as ${name}.`);
    if (ambiguous)
      notes.push('Day and month could be the other way round. The file doesn’t show which is right.');
    const lost = places.filter((place) => place === null).length;
    if (lost > 0)
      notes.push(`${counted(lost, 'row has', 'rows have')} no date we can read, so we left them out.`);
  } else notes.push('We found no dates, so we use the rows in their order.');
  const onTime = places.filter((place) => place !== null);
  const span = {
    first: onTime.reduce((a, b) => Math.min(a, b), Infinity),
    last: onTime.reduce((a, b) => Math.max(a, b), -Infinity),
  };
  const length = span.last - span.first + 1;
  if (!(length >= 2)) return { problem: 'There is only one value. Import at least two.' };
  if (length > 2_000_000)
    return {
      problem: `The dates run from ${range(rhythm, span.first, span.last)}. Check for a mistyped year.`,
    };
  const group = dated && numbers.length <= 3 ? groupColumn(cells, taken) : undefined;
  const wanted =
    group === undefined ? numbers.slice(0, mostSeries) : grouped(firstNumbers, column(cells.rows, group));
  const laid = wanted.map((one) => lay(one, places, span));
  if (dated) notes.push(`Rhythm: ${rhythmName(rhythm)}, ${range(rhythm, span.first, span.last)}.`);
  const twice = laid.reduce((sum, one) => sum + one.twice, 0);
  if (twice > 0)
    notes.push(
      `${counted(twice, 'value shares its date', 'values share a date')} with another, so we added them up.`,
    );
  const holes = laid.reduce(
    (sum, { series }) => sum + series.values.filter((value) => value === null).length,
    0,
  );
  if (holes > 0)
    notes.push(
      `${counted(holes, 'place is', 'places are')} empty. The models fill the gaps from neighbouring values, and the chart leaves them open.`,
    );
  const { decimal, currency } = firstNumbers.style;
  notes.push(
    `Numbers: a ${decimal === ',' ? 'comma' : 'point'} before the decimals${currency ? `, amounts in ${currency}` : ''}.`,
  );
  if (group !== undefined)
    notes.push(
      `${counted(wanted.length, 'series', 'series')}, split by ${cells.columns[group]}, with figures from ${firstNumbers.name}.`,
    );
  if (group === undefined && numbers.length > mostSeries)
    notes.push(`We used the first ${mostSeries} of ${numbers.length} columns.`);
  return { series: laid.map(({ series }) => series), rhythm, first: span.first, currency, notes };
}

/** A column of figures as several, one for each word beside them. */
function grouped({ values }: NumberColumn, words: string[]): { name: string; values: (number | null)[] }[] {
  const found = new Map<string, (number | null)[]>();
  for (const [row, word] of words.entries()) {
    const name = word.trim() || 'Unnamed';
    const own = found.get(name) ?? new Array<number | null>(values.length).fill(null);
    own[row] = values[row] ?? null;
    found.set(name, own);
  }
  return [...found].map(([name, own]) => ({ name, values: own }));
}
