import { or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const inRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Whether a text names one of these addresses, and not a longer one that holds it. Line ends inside of JSON are
 * written as two signs, whose letter is no part of an address.
 */
export const namesOneOf = (column: AnyPgColumn, emailKeys: readonly string[]): SQL =>
  or(
    ...emailKeys.map((key) => {
      const pattern = `(^|[^[:alnum:]._%+-]|\\\\[nrt])${inRegex(key)}($|[^[:alnum:].-]|\\.($|[^[:alnum:]]))`;
      return sql`lower(normalize(${column}::text, NFKC)) ~ ${pattern}`;
    }),
  ) ?? sql`false`;
