import { and, is, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core';
import { readSettings } from '../settings/settings.ts';
import type { Filter, ListReader } from './filter.ts';

type Column = AnyPgColumn | SQL;

const forms: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  integer: /^-?\d{1,9}$/,
  boolean: /^(true|false)$/,
};

/** The rows that say one of the values; a value that the column cannot hold is said by none. */
function saysOneOf(column: Column, values: readonly string[]): SQL {
  const form = is(column, PgColumn) ? forms[column.getSQLType()] : undefined;
  const possible = values.filter((value) => form?.test(value) ?? true);
  return possible.length > 0 ? sql`${column} in ${possible}` : sql`false`;
}

/** Rows whose column says one of the chosen values. */
export const choice = (label: string, column: Column, options: Filter['options'] = []): Filter => ({
  label,
  kind: 'choice',
  options,
  where: (values) => saysOneOf(column, values),
});

/** Rows that one of several named conditions holds for. */
export const oneOf = (
  label: string,
  cases: Readonly<Record<string, { label: string; where: (reader: ListReader) => SQL | undefined }>>,
): Filter => ({
  label,
  kind: 'choice',
  options: Object.entries(cases).map(([value, { label: word }]) => ({ value, label: word })),
  where: (values, reader) => {
    const chosen = values.flatMap((value) => (Object.hasOwn(cases, value) ? [cases[value]] : []));
    const conditions = chosen.flatMap((each) => each?.where(reader) ?? []);
    return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : undefined;
  },
});

/** Rows whose column is exactly what was typed. */
export const exact = (label: string, column: Column): Filter => ({
  label,
  kind: 'exact',
  where: ([value]) => (value === undefined ? undefined : saysOneOf(column, [value])),
});

const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Rows from one day to another, both included, in the viewer's time zone. */
export const days = (label: string, column: Column): Filter => ({
  label,
  kind: 'days',
  where: ([from, to], reader) => {
    const zone = reader.zone ?? readSettings().contact.timeZone;
    return and(
      isDay(from) ? sql`${column} >= (${from}::date)::timestamp at time zone ${zone}` : undefined,
      isDay(to) ? sql`${column} < (${to}::date + 1)::timestamp at time zone ${zone}` : undefined,
    );
  },
});

/** The same for a column that holds days and no hours. */
export const dates = (label: string, column: Column): Filter => ({
  label,
  kind: 'days',
  where: ([from, to]) =>
    and(
      isDay(from) ? sql`${column} >= ${from}::date` : undefined,
      isDay(to) ? sql`${column} <= ${to}::date` : undefined,
    ),
});
