import { type Column, namedColumns, usualColumns } from './columns.ts';
import { delimited } from './delimited.ts';
import { labelledRows } from './labelled-rows.ts';
import { cellsOf, waysToCut } from './records.ts';
import { flagIn, type Row, rowOf } from './rows.ts';
import { segmentedRows, withoutRepeated } from './segments.ts';
import { daysApart } from './tidy-values.ts';

export interface TextTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Lines that are cells already: the same number of them in each. */
function flattened(text: string, wanted: number | null): TextTable | null {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(cellsOf);
  const sized = lines.filter(
    (cells) =>
      cells.length >= 2 && cells.length === (wanted ?? lines.find((each) => each.length >= 2)?.length),
  );
  const [head, ...rows] = sized;
  if (!head || rows.length === 0 || sized.length < lines.length * 0.6) return null;
  const isHead = head.every((cell) => !/\d/.test(cell));
  return isHead ? { columns: head, rows } : { columns: head.map((_, at) => `Column ${at + 1}`), rows: sized };
}

/** 'Name: value' lines, one pair a row. */
function pairs(text: string, columns: readonly string[]): TextTable | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const found = lines.flatMap((line) => {
    const [, name, value] =
      /^(?:[-–—*•]\s*)?((?:[^:]|(?<=\d):(?=\d)){2,40}?)\s*(?::(?!\d)|\.{3,}|\s[-–—]\s)\s*(\S.*)$/.exec(
        line,
      ) ?? [];
    return name && value ? [[name.trim(), value.replace(/[.;,]$/, '').trim()]] : [];
  });
  if (found.length < 2 || found.length < lines.length * 0.6) return null;
  return { columns: columns.length === 2 ? columns : ['Name', 'Value'], rows: found };
}

/** What only announces the rows says nothing about one of them: 'Results of the contest: first came …'. */
function withoutAnnouncement(text: string, columns: readonly string[]): string {
  const [own = '', word = ''] = /^(\p{L}+):\s+(?=\S)/u.exec(text) ?? [];
  if (
    text.split(`${word}:`).length === 2 &&
    columns.some((name) => name.toLowerCase() === word.toLowerCase())
  )
    return text.slice(own.length);
  const [asked = ''] =
    /^(?:please|here|these|this|our|my|the following)(?:\s+[^\s:.;\d]+)*:\s+(?=\S)/i.exec(text) ?? [];
  if (asked) return text.slice(asked.length);
  const [announced = ''] = /^(?:[^\s:.;\d*•–-][^\s:.;\d]*\s+){2,}[^\s:.;\d]+:\s+(?=\S)/.exec(text) ?? [];
  const headed = text.match(/(?:^|[\n;.])[^:.;\n]{3,40}:\s/g) ?? [];
  return headed.length > 2 ? text : text.slice(announced.length);
}

/** The text without the signs of a mail that was sent on, and with leaders of dots as gaps. */
const plain = (text: string, columns: readonly string[]): string =>
  withoutAnnouncement(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
      .replace(/^[ \t]*-{3,}.*$/gm, '')
      .replace(/^.*:[ \t]*\n/gm, '')
      .replace(/\s*\.{3,}\s*/g, ' : ')
      .trim(),
    columns,
  );

/** How good a set of rows is: whole rows count, long names and values that found no place count against it. */
function worth(rows: readonly Row[], columns: readonly Column[]): number {
  return rows.reduce((sum, { cells, left }) => {
    const filled = cells.filter(Boolean).length / cells.length;
    const long = cells.reduce(
      (most, cell, at) => (columns[at]?.key === 'text' ? Math.max(most, cell.split(/\s+/).length) : most),
      0,
    );
    return sum + filled ** 3 - 0.35 * left - 0.08 * Math.max(0, long - 4);
  }, 0);
}

/** What a row lacks that the one before it says for both: 'Dr Reed: Mon 8–12, Thu 14–18'. */
function filledDown(rows: readonly Row[], columns: readonly Column[]): Row[] {
  const [first] = columns;
  if (!first || (first.key !== 'text' && first.kind !== 'person')) return [...rows];
  let above = '';
  return rows.map((row) => {
    const [own = '', ...rest] = row.cells;
    if (own) above = own;
    const isWhole = columns.length > 2 && rest.every(Boolean);
    return own || !isWhole ? row : { ...row, cells: [above, ...rest] };
  });
}

/** Where some rows have nothing before their values and all have the same words behind them, the name is there: '£20 a year for juniors'. */
function namedBehind(rows: readonly Row[], columns: readonly Column[]): Row[] {
  // '£6.50 for adults, £3.80 for children': most rows say behind their figure what it is for.
  const forWhat = rows.map(
    ({ behind }) =>
      /^(?:\p{Ll}+\s+)?(?:for|in|to)\s+(?:an?\s+|the\s+)?([^\s,;.]+(?:\s[^\s,;.]+){0,3})$/iu.exec(
        behind,
      )?.[1],
  );
  if (
    columns.length === 2 &&
    ['text', 'person'].includes(columns[0]?.key ?? '') &&
    forWhat.filter(Boolean).length >= Math.max(2, 0.6 * rows.length)
  )
    return rows.map((row, at) => ({ ...row, cells: row.cells.with(0, forWhat[at] ?? row.cells[0] ?? '') }));
  const texts = columns.filter(({ key }) => key === 'text');
  const names = withoutRepeated(rows.map(({ behind }) => behind));
  // In a list of figures with their things behind them, only the first has an introduction before it.
  const isList =
    columns.length === 2 &&
    rows.length > 2 &&
    columns[0]?.key === 'text' &&
    rows.every(
      ({ front, behind }, at) => (at === 0 || front === '') && /^\p{L}+(?:\s\S+){0,3}$/u.test(behind),
    );
  const isBehind =
    isList ||
    ((columns[0]?.key === 'text' ? texts.length === 1 : columns[0]?.key === 'person' && texts.length === 0) &&
      rows.some(({ front }) => front === '') &&
      names.every((name, at) => name !== '' && name !== rows[at]?.behind && name.split(' ').length <= 4));
  return isBehind
    ? rows.map((row, at) => ({ ...row, cells: row.cells.with(0, names[at] ?? '') }))
    : [...rows];
}

/** Columns that say whether a row has something, told by their name: a screen, a reorder. */
function flagsAmong(columns: readonly Column[], text: string): number[] {
  return columns.flatMap(({ name, key }, at) => (key === 'text' && at > 0 && flagIn(name, text) ? [at] : []));
}

/** What is longer says more than a row, and would take the time of its square. */
const longest = 1500;

function bestRows(text: string, columns: readonly Column[]): Row[] {
  const flags = flagsAmong(columns, text);
  const keys = new Set(columns.map(({ key }) => key));
  const [only] = columns;
  // Columns of one kind and nothing else: values in order, so many to a row.
  if (only && keys.size === 1 && columns.length > 1 && only.key !== 'text') {
    const values = only.find(text);
    return values.length % columns.length > 0
      ? []
      : Array.from({ length: values.length / columns.length }, (_, row) => ({
          cells: columns.map((_each, at) => values[row * columns.length + at]?.cell ?? ''),
          left: 0,
          front: '',
          behind: '',
        }));
  }
  const tables = waysToCut(text, columns).map((records) => {
    const rows = filledDown(
      records
        .filter((record) => record.length <= longest)
        .map((record) => rowOf(record, columns, text, flags)),
      columns,
    );
    const named = namedBehind(rows, columns).filter(
      ({ cells }) =>
        cells.filter((cell, at) => cell !== '' && !flags.includes(at)).length >=
        Math.min(2, cells.length - flags.length),
    );
    return { rows: named, worth: worth(named, columns) };
  });
  return tables.reduce<{ rows: Row[]; worth: number }>(
    (best, each) => (each.worth > best.worth + 1e-9 ? each : best),
    { rows: [], worth: 0 },
  ).rows;
}

/** Where nearly all rows are called by a name, what stands before it in small letters isn't part of it: 'the small Attic Room'. */
function namesAlone(firsts: readonly string[]): string[] {
  const capital = firsts.filter((first) => /^\p{Lu}/u.test(first)).length;
  return capital < 0.6 * firsts.length
    ? [...firsts]
    : firsts.map((first) => first.replace(/^(?:\p{Ll}[\p{L}-]*\s+)+(?=\p{Lu})/u, ''));
}

/** A table out of a text. Columns may be named; else those are taken whose values most rows have. */
export function tableFromText(written: string, named: readonly string[] = []): TextTable {
  const table = delimited(written.replace(/\r\n?/g, '\n'), named);
  if (table) return table;
  const text = plain(written, named);
  const labelled = labelledRows(text, named);
  if (labelled) return { columns: named, rows: labelled };
  const flat = flattened(text, named.length || null);
  if (flat) return { columns: named.length > 0 ? named : flat.columns, rows: flat.rows };
  if (named.length === 0 || named.length === 2) {
    const two = pairs(text, named);
    if (two) return two;
  }
  const segmented = segmentedRows(text, named);
  if (segmented) return { columns: named, rows: segmented };
  const columns = named.length > 0 ? namedColumns(named, text) : usualColumns(text);
  if (columns.length === 0) return { columns: [], rows: [] };
  // What has none of the values that columns ask for is a remark.
  const isValue = (at: number) => columns[at]?.kind !== 'text';
  const withValues = bestRows(text, columns);
  const found = columns.some((_, at) => isValue(at))
    ? withValues.filter(({ cells }) => cells.some((cell, at) => cell !== '' && isValue(at)))
    : withValues;
  // A line that lacks what nearly all others have is a heading or a remark.
  const isUsual = (at: number) => found.filter(({ cells }) => cells[at]).length >= 0.7 * found.length;
  const rows = found
    .filter(({ cells }) => {
      const usual = columns.flatMap((_, at) => (isUsual(at) ? [at] : []));
      const lacking = usual.filter((at) => !cells[at]);
      return lacking.length * 2 < usual.length && lacking.every((at) => columns[at]?.kind !== 'text');
    })
    .flatMap(({ cells }) => {
      const day = columns.findIndex(({ kind }) => kind === 'day');
      return day < 0 ? [cells] : daysApart(cells[day] ?? '').map((each) => cells.with(day, each));
    });
  // What every row's name begins with is no part of the names: 'bus to Marsh End', 'bus to Thorley'.
  const firsts =
    columns[0]?.key === 'text' ? namesAlone(withoutRepeated(rows.map(([first = '']) => first))) : null;
  return {
    columns: columns.map(({ name }) => name),
    rows: firsts ? rows.map((cells, at) => cells.with(0, firsts[at] ?? '')) : rows,
  };
}
