import type { z } from 'zod';
import { type DayOrder, dayIn, dayOrderOf, decimalSignOf } from '#engines/bank/csv/cells.ts';
import { readFields } from '../form/read-fields.ts';
import type { ImportField, Matched } from './match-columns.ts';

/** A row that could not be read. */
interface WrongRow {
  /** Its place among the rows, from 1. */
  row: number;
  problems: readonly string[];
  /** The names of the fields that the problems are about. */
  fields: readonly string[];
  cells: readonly string[];
}

export interface ReadRecords<Value> {
  values: readonly Value[];
  /** The row that each value stood in, from 1. */
  places: readonly number[];
  wrong: readonly WrongRow[];
}

const no = /^(no|false|0|n|nein|non|nee)?$/i;

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day whose month is a word, such as 3 March 2026, 03-Mar-26 or Mar 3, 2026. */
function dayWithMonthName(text: string): string | null {
  const dayFirst = /^(?<day>\d{1,2})[ .-]+(?<word>[a-z]{3})[a-z]*[ .,-]+(?<year>\d{4}|\d{2})$/i;
  const monthFirst = /^(?<word>[a-z]{3})[a-z]* (?<day>\d{1,2}),? (?<year>\d{4})$/i;
  const { day, word = '', year } = (dayFirst.exec(text) ?? monthFirst.exec(text))?.groups ?? {};
  const month = monthNames.indexOf(word.toLowerCase()) + 1;
  return month > 0 ? dayIn(`${day}.${month}.${year}`, 'day-first') : null;
}

/** How the cells of a column are written, which one cell alone does not always say. */
interface Written {
  days: DayOrder;
  decimal: ',' | '.';
}

/** An amount or a number with a point before its fraction; a text that is neither stays as it is. */
function plainFigure(text: string, isMoney: boolean, decimal: ',' | '.'): string {
  const figure = text.replace(/[\s€$£'’]|EUR|GBP|USD|CHF/gi, '');
  if (!/^[-+]?[\d.,]+$/.test(figure)) return text;
  const last = Math.max(figure.lastIndexOf(','), figure.lastIndexOf('.'));
  if (last < 0) return figure;
  const isOnly = figure.search(/[.,]/) === last;
  // One sign before three digits says nothing by itself: in an amount it parts thousands, elsewhere the column decides.
  const isThree = isOnly && figure.length - last === 4;
  const parts = isThree
    ? isMoney || figure[last] !== decimal
    : !isOnly && new Set(figure.replace(/[^.,]/g, '')).size === 1;
  const point = parts ? figure.length : last;
  const whole = figure.slice(0, point).replace(/[.,]/g, '');
  return point === figure.length ? whole : `${whole}.${figure.slice(point + 1)}`;
}

/** What a cell says, as it would be typed into the field. */
function typedFrom(field: ImportField, cell: string, { days, decimal }: Written): string {
  const text = cell.trim();
  if (field.kind === 'yes-no') return no.test(text) ? '' : 'yes';
  if (field.kind === 'date') return dayIn(text, days) ?? dayWithMonthName(text) ?? text;
  if (field.kind === 'money' || field.kind === 'number')
    return plainFigure(text, field.kind === 'money', decimal);
  if (field.kind !== 'choice' && field.kind !== 'person') return text;
  const same = (said: string) => said.localeCompare(text, 'en', { sensitivity: 'base' }) === 0;
  return field.choices?.find(({ value, label }) => same(value) || same(label))?.value ?? text;
}

/** The records in a file's rows, and the rows that are none, each with what is wrong. */
export function readRecords<Schema extends z.ZodObject>(
  schema: Schema,
  fields: readonly ImportField[],
  matched: Matched,
  rows: readonly (readonly string[])[],
): ReadRecords<z.output<Schema>> {
  const values: z.output<Schema>[] = [];
  const places: number[] = [];
  const wrong: WrongRow[] = [];
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const byName = new Map(fields.map((field) => [field.name, field]));
  const written = new Map(
    fields.map(({ name }) => {
      const column = rows.map((cells) => cells[matched[name] ?? -1] ?? '');
      return [name, { days: dayOrderOf(column).order, decimal: decimalSignOf(column) }];
    }),
  );
  rows.forEach((cells, place) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    const read = readFields(schema, fields, (name) => {
      const field = byName.get(name);
      const cell = cells[matched[name] ?? -1];
      const how = written.get(name);
      return field && how && cell !== undefined ? typedFrom(field, cell, how) : '';
    });
    if ('value' in read) {
      values.push(read.value);
      places.push(place + 1);
    } else {
      const problems = Object.entries(read.errors).map(
        ([name, problem]) => `${labels.get(name) ?? name}: ${problem}`,
      );
      wrong.push({ row: place + 1, problems, fields: Object.keys(read.errors), cells });
    }
  });
  return { values, places, wrong };
}
