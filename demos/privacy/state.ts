import { z } from 'zod';
import { type Result, scores } from '#engines/privacy/grade/scores.ts';
import type { PrivacyReport } from '#engines/privacy/scan.ts';

const text = z.string().max(2000);
const count = z.number().int().min(0).max(1_000_000);
const result = z.custom<Result>((value) => typeof value === 'string' && Object.hasOwn(scores, value));
const verdict = z.object({ result, pass: z.boolean(), mod: z.number() });
const seen = z.boolean().optional();

/** A report that came from elsewhere: a link, a file, this browser's memory. Anybody may have written it. */
const reportSchema = z.object({
  address: text,
  at: z.iso.datetime(),
  grade: z
    .object({
      grade: z.string().max(2),
      score: z.number(),
      tests: z.object({
        'content-security-policy': verdict,
        cookies: verdict,
        'cross-origin-resource-sharing': verdict,
        redirection: verdict,
        'referrer-policy': verdict,
        'strict-transport-security': verdict,
        'subresource-integrity': verdict,
        'x-content-type-options': verdict,
        'x-frame-options': verdict,
        'cross-origin-resource-policy': verdict,
      }),
    })
    .nullable(),
  counts: z.object({ serious: count, warning: count, notice: count, good: count }),
  parties: z
    .array(
      z.object({
        name: text,
        trade: z.enum([
          'ad',
          'analytics',
          'cdn',
          'consent-provider',
          'content',
          'customer-success',
          'hosting',
          'marketing',
          'other',
          'social',
          'tag-manager',
          'unknown',
          'utility',
          'video',
        ]),
        does: text,
        follows: z.boolean(),
        listed: z.array(text).max(20).default([]),
        hosts: z.array(text).max(20),
        requests: count,
        addresses: z.array(z.object({ url: text, by: text, line: count })).max(20),
      }),
    )
    .max(300),
  cookies: z
    .array(
      z.object({
        name: text,
        owner: text,
        purpose: z.enum(['needed', 'preference', 'measuring', 'advertising', 'unknown']),
        says: text,
        life: text,
        flags: z.array(text).max(3),
      }),
    )
    .max(200),
  findings: z
    .array(
      z.object({
        id: text,
        area: z.enum([
          'transport',
          'headers',
          'cookies',
          'third parties',
          'scripts',
          'forms',
          'consent',
          'policies',
        ]),
        weight: z.enum(['serious', 'warning', 'notice', 'good']),
        what: text,
        evidence: z.array(z.object({ where: text, text })).max(300),
        lawyer: text,
        engineer: text,
        mend: text,
      }),
    )
    .max(1000),
  visits: z
    .object({
      pressed: z.object({ refused: text.nullable(), accepted: text.nullable() }),
      recorded: text.optional(),
      rows: z
        .array(
          z.object({
            kind: z.enum(['host', 'cookie', 'storage', 'deed']),
            name: text,
            about: text,
            asks: z.boolean(),
            seen: z.object({ before: seen, refused: seen, accepted: seen }),
            evidence: text,
          }),
        )
        .max(400),
    })
    .nullable(),
  unseen: z.array(text).max(20),
});

/** What the screen shows, and what a link or a file carries. */
export interface PrivacyState {
  /** As it was typed, or `example:NAME`. */
  address: string;
  report: PrivacyReport;
}

/** A state that came from elsewhere. */
export const privacyState: z.ZodType<PrivacyState> = z.object({ address: text, report: reportSchema });

/** What the tool is asked. */
export const privacyJob = z.object({
  address: z
    .string()
    .trim()
    .min(1, { error: 'Enter the address of a page, or choose an example.' })
    .max(4096, { error: 'The address is too long.' }),
  /** What was pasted instead of being fetched: a page's source, or the whole answer as `curl -i` prints it. */
  source: z
    .string()
    .max(1_500_000, { error: 'This is too long. Paste only the first million characters.' })
    .optional(),
  /** Opens the page in a browser, too, where the server has one. */
  browser: z.boolean().default(false),
});

export type PrivacyJob = z.output<typeof privacyJob>;
