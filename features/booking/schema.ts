import { z } from 'zod';
import { emailSchema, formKeySchema, nameSchema, tokenSchema, zoneSchema } from '#lib/forms/form-schemas.ts';
import { answersSchema } from '#lib/forms/questions.ts';

const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'Enter a time like 09:30.' });
const period = z
  .object({ from: time, to: time })
  .refine(({ from, to }) => from < to, { error: 'The end is before the start.' });
const periods = z.array(period).max(12).readonly();

/** A host's hours, by weekday: 1 is Monday. */
export const weeklySchema = z.object({
  1: periods.optional(),
  2: periods.optional(),
  3: periods.optional(),
  4: periods.optional(),
  5: periods.optional(),
  6: periods.optional(),
  7: periods.optional(),
});
export type Weekly = z.output<typeof weeklySchema>;

/** Days that differ, by their date; no periods is a day off. */
export const overridesSchema = z.record(z.iso.date(), periods);
export type Overrides = z.output<typeof overridesSchema>;

const webUrl = z.url({ protocol: /^https?$/ }).max(500);

/** How host and visitor see each other: a fixed link, a room on a Jitsi server, or nothing that we arrange. */
const videoSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('link'), url: webUrl }),
  z.object({ kind: z.literal('jitsi'), server: webUrl }),
  z.object({ kind: z.literal('off') }),
]);
export type Video = z.output<typeof videoSchema>;

const quarter = 15 * 60_000;
/** The moment a meeting begins, as an ISO time with its offset; gives milliseconds. */
export const startSchema = z.iso
  .datetime({ offset: true, error: 'Please choose a time.' })
  .transform((text) => Date.parse(text))
  .refine((start) => start % quarter === 0, { error: 'Please choose one of the times shown.' });

const message = z.string().trim().max(1000, { error: 'This is more than 1,000 characters.' });

/** A type of meeting by its slug. */
export const typeSchema = z
  .string({ error: 'Please choose a meeting.' })
  .regex(/^[a-z0-9-]{1,60}$/, { error: 'Please choose a meeting.' });

/** What the booking form sends: the same for the browser, the API and the command. */
export const bookSchema = z.object({
  type: typeSchema,
  start: startSchema,
  zone: zoneSchema,
  name: nameSchema,
  email: emailSchema,
  agenda: message.optional().default(''),
  answers: answersSchema,
  /** The link of who asked others by a poll, which this meeting ends. */
  poll: tokenSchema.optional(),
  /** The page of this site that led to the form. */
  page: z.string().max(500).optional().catch(undefined),
  key: formKeySchema,
});
export type BookingWish = z.output<typeof bookSchema>;

/** What the page behind an email's link sends to move a meeting. */
export const rescheduleSchema = z.object({
  token: tokenSchema,
  start: startSchema,
  message: message.optional().default(''),
});

/** What the page behind an email's link sends to cancel a meeting. */
export const cancelSchema = z.object({ token: tokenSchema, message: message.optional().default('') });

/** What the form under a full day sends. */
export const waitSchema = z.object({
  type: z.string().max(60),
  day: z.iso.date({ error: 'Please choose a day.' }),
  zone: zoneSchema,
  email: emailSchema,
});
export type WaitWish = z.output<typeof waitSchema>;

/** What the page behind a waiting mail's link sends to leave the list. */
export const leaveSchema = z.object({ token: tokenSchema });

/** What opens or revokes a calendar address. */
export const feedSchema = z.object({ token: tokenSchema });

/** Which free times are asked for: dates of the visitor's zone, both included, or those a booked meeting can move to. */
export const slotsSchema = z
  .object({
    type: z.string().max(60).optional(),
    token: z.string().max(2000).optional(),
    from: z.iso.date(),
    to: z.iso.date(),
    zone: zoneSchema,
  })
  .refine(({ type, token: link }) => type || link, { path: ['type'], error: 'Please choose a meeting.' })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 62 * 86_400_000, {
    path: ['to'],
    error: 'Ask for two months at most.',
  });
