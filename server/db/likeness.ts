import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** As alike as a short name with two letters swapped is to itself. */
export const leastAlike = 0.3;

/** How alike some words are to the best part of several columns, by the runs of three letters that they share; 1 is the same. */
export const likenessTo = (words: string, columns: readonly (AnyPgColumn | SQL)[]): SQL<number> =>
  sql<number>`greatest(${sql.join(
    columns.map((column) => sql`word_similarity(${words}, ${column})`),
    sql`, `,
  )})`;
