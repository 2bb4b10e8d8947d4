import { z } from 'zod';

/** What the address of every list says: words to find and a page, from 1. Invalid values are left out. */
export const listFields = {
  q: z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim().slice(0, 100))
    .optional()
    .default(''),
  page: z.coerce.number().int().min(1).max(100_000).optional().default(1).catch(1),
};

/** The words of a search, as patterns for the database: each has to occur somewhere. */
export const searchPatterns = (q: string): string[] =>
  q
    .split(' ')
    .filter(Boolean)
    .slice(0, 6)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
