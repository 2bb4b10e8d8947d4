import { z } from 'zod';

/** How many things a page of a list holds when nobody says. */
const usualLimit = 50;
/** How many it may hold. */
const mostAtOnce = 100;

/** What the address of a list may say. */
export const pageWishSchema = z.object({
  after: z
    .uuid({ error: 'Send the `next` of the previous page.' })
    .optional()
    .meta({ description: 'The `next` of the previous page; returns older records' }),
  limit: z.coerce
    .number({ error: `Between 1 and ${mostAtOnce}.` })
    .int()
    .min(1, { error: `Between 1 and ${mostAtOnce}.` })
    .max(mostAtOnce, { error: `Between 1 and ${mostAtOnce}.` })
    .optional()
    .default(usualLimit)
    .meta({ description: 'How many records one page holds' }),
});

/** A page of a list: what is on it, and what to send as `after` for the next one; null on the last. */
export const pageOf = <T extends z.ZodType>(record: T) =>
  z.object({
    data: z.array(record),
    next: z
      .uuid()
      .nullable()
      .meta({ description: 'Send it as `after` for the next page; null on the last one' }),
  });

/** Cuts what was read to a page; one more than the limit says that there is more. */
export function cutPage<T extends { id: string }>(
  rows: readonly T[],
  limit: number,
): { data: T[]; next: string | null } {
  const data = rows.slice(0, limit);
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
}
