import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The similarity of a short name to the same name with two letters swapped. */
export const leastAlike = 0.3;

/** The similarity of some words to the best matching part of several columns, measured by shared trigrams; 1 means equal. */
export const likenessTo = (words: string, columns: readonly (AnyPgColumn | SQL)[]): SQL<number> =>
  sql<number>`greatest(${sql.join(
    columns.map((column) => sql`word_similarity(${words}, ${column})`),
    sql`, `,
  )})`;
