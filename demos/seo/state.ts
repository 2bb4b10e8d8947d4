import { z } from 'zod';
import type { Report } from '#engines/seo/analyse.ts';

const address = z.string().max(4000);
const short = z.string().max(4000);
const count = z.number().min(0).max(1e9);
const severity = z.enum(['error', 'warning', 'notice']);

/** A report that came from somewhere: a link, a file, this browser's own memory. */
const reportSchema = z.object({
  start: address,
  pages: z.array(z.object({ address, title: short, words: count, depth: count.nullable() })).max(500),
  whole: z.boolean(),
  findings: z
    .array(
      z.object({
        check: z.string().max(80),
        category: z.string().max(80),
        severity,
        where: z.object({ address, line: count.optional(), snippet: short.optional() }),
        what: short,
        why: short,
        mend: z.object({ words: short, snippet: short.optional() }),
        weight: count,
        beyond: z.literal(true).optional(),
      }),
    )
    .max(20_000),
  score: z.object({
    value: count,
    lines: z
      .array(
        z.object({
          check: z.string().max(80),
          severity,
          weight: count,
          found: count,
          share: count,
          cost: count,
        }),
      )
      .max(500),
  }),
}) satisfies z.ZodType<Report>;

/** A run that is over: what was checked, when, and what was found. All that a link carries. */
export const runSchema = z.object({
  /** The address, or the name of what was pasted. */
  name: z.string().max(4000),
  /** The example it is a run of; null for what a visitor brought. */
  example: z.string().max(40).nullable(),
  at: z.iso.datetime(),
  report: reportSchema,
});

export type Run = z.output<typeof runSchema>;

/** The time of the run that the page comes with: it is the same whenever it is opened. */
export const drawnAtFirst: string = new Date(0).toISOString();
