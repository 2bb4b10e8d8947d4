import type { Harvest } from '#engines/scrape/recipe/apply.ts';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import type { Value } from '#engines/scrape/values/read.ts';
import { type CsvValue, csvLine, csvStart } from '#lib/files/csv.ts';
import { type SheetCell, workbookOf } from '#lib/files/workbook.ts';

type Table = Pick<Harvest, 'columns' | 'rows' | 'values'>;
type Kinds = Pick<Recipe, 'fields'>;

const isMoney = (value: Value | null): value is Extract<Value, object> =>
  typeof value === 'object' && value !== null;

/** The columns of a flat file: an amount has its currency beside it. */
function flat<Cell>(
  { fields }: Kinds,
  { columns, rows, values }: Table,
  cellOf: (value: Exclude<Value, object>, kind: Recipe['fields'][number]['kind']) => Cell,
): { columns: string[]; rows: (Cell | string | number | null)[][] } {
  const money = fields.map(({ kind }) => kind === 'money');
  return {
    columns: columns.flatMap((name, at) => (money[at] ? [name, `${name} currency`] : [name])),
    rows: rows.map((row, one) =>
      row.flatMap((text, at): (Cell | string | number | null)[] => {
        const value = values[one]?.[at] ?? null;
        // What does not fit its column is exported as written on the page.
        if (isMoney(value)) return [value.amount, value.currency];
        const cell = value === null ? text || null : cellOf(value, fields[at]?.kind ?? 'text');
        return money[at] ? [cell, null] : [cell];
      }),
    ),
  };
}

/** The rows for a spreadsheet that opens CSV; what could run there is made harmless. */
export function csvOf(recipe: Kinds, table: Table): string {
  const { columns, rows } = flat<CsvValue>(recipe, table, (value) =>
    typeof value === 'boolean' ? (value ? 'yes' : 'no') : value,
  );
  return csvStart + [columns, ...rows].map(csvLine).join('');
}

/** The rows as an Excel file: numbers, days and yes or no are what they are. */
export function excelOf(recipe: Kinds, table: Table, name: string): Uint8Array<ArrayBuffer> {
  const { columns, rows } = flat<SheetCell>(recipe, table, (value, kind) =>
    kind === 'date' && typeof value === 'string' ? { date: value } : value,
  );
  return workbookOf({ name, columns, rows });
}

/** The rows for programs: an object each, with amounts as amount and currency; what does not fit stays a text. */
export function jsonOf({ columns, rows, values }: Table): Record<string, Value | null>[] {
  return rows.map((row, one) =>
    Object.fromEntries(columns.map((name, at) => [name, values[one]?.[at] ?? (row[at] || null)])),
  );
}
