import { z } from 'zod';

type Texts = Record<string, string>;

/**
 * The rows of a list that a form sends field by field (`0.title`, `0.minutes`), by their numbers, so that what is
 * wrong is said beside the row it is about. A row in which none of these fields says anything was left empty.
 */
export function numberedRows(
  fields: Readonly<Record<string, string>>,
  says: readonly string[],
): Record<string, Texts> {
  const rows: Record<string, Texts> = {};
  for (const [name, value] of Object.entries(fields)) {
    const [, number, field] = /^(\d{1,3})\.(\w+)$/.exec(name) ?? [];
    if (number !== undefined && field !== undefined) rows[number] = { ...rows[number], [field]: value };
  }
  return Object.fromEntries(
    Object.entries(rows).filter(([, row]) => says.some((field) => (row[field] ?? '').trim() !== '')),
  );
}

/** A list of at most so many rows of a form, in the order of their numbers. */
export const rowsSchema = <Row extends z.ZodType>(row: Row, says: readonly string[], most: number) =>
  z
    .record(z.string(), z.string())
    .optional()
    .default({})
    .transform((fields, context): z.output<Row>[] => {
      const rows = z.record(z.string(), row).safeParse(numberedRows(fields, says));
      if (rows.success) return Object.values(rows.data);
      for (const { path, message } of rows.error.issues) context.addIssue({ code: 'custom', path, message });
      return z.NEVER;
    })
    .refine((rows) => rows.length <= most, { error: `Please enter at most ${most}.` });

/** The fields of such a list, under its name. */
export const rowFields = (name: string, rows: readonly Readonly<Texts>[]): Texts =>
  Object.fromEntries(
    rows.flatMap((row, number) =>
      Object.entries(row).map(([field, value]) => [`${name}.${number}.${field}`, value]),
    ),
  );

/** How many rows a form shows: those that are filled, and some to fill. */
export function rowCount(name: string, values: Readonly<Record<string, string>>, more = 1): number {
  const numbers = Object.keys(values).flatMap((field) => {
    const number = new RegExp(`^${name}\\.(\\d+)\\.`).exec(field)?.[1];
    return number === undefined || values[field] === '' ? [] : [Number(number)];
  });
  return Math.max(-1, ...numbers) + 1 + more;
}
