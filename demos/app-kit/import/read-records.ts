import type { z } from 'zod';
import { readTypedDate } from '#ui/fields/typed-date.ts';
import { readFields } from '../form/read-fields.ts';
import type { ImportField, Matched } from './match-columns.ts';

/** A row that could not be read. */
interface WrongRow {
  /** Its place among the rows, from 1. */
  row: number;
  problems: readonly string[];
  cells: readonly string[];
}

export interface ReadRecords<Value> {
  values: readonly Value[];
  /** The row that each value stood in, from 1. */
  places: readonly number[];
  wrong: readonly WrongRow[];
}

const no = /^(no|false|0|n|nein|non|nee)?$/i;

/** What a cell says, as it would be typed into the field. */
function typedFrom(field: ImportField, cell: string): string {
  const text = cell.trim();
  if (field.kind === 'yes-no') return no.test(text) ? '' : 'yes';
  if (field.kind === 'date')
    return /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : (readTypedDate(text) ?? text);
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
  rows.forEach((cells, place) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    const read = readFields(schema, fields, (name) => {
      const field = byName.get(name);
      const cell = cells[matched[name] ?? -1];
      return field && cell !== undefined ? typedFrom(field, cell) : '';
    });
    if ('value' in read) {
      values.push(read.value);
      places.push(place + 1);
    } else {
      const problems = Object.entries(read.errors).map(
        ([name, problem]) => `${labels.get(name) ?? name}: ${problem}`,
      );
      wrong.push({ row: place + 1, problems, cells });
    }
  });
  return { values, places, wrong };
}
