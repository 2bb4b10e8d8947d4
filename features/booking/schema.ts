import { z } from 'zod';
import { emailKeyOf } from '#lib/email-key.ts';

const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'Write a time as 09:30.' });
const period = z
  .object({ from: time, to: time })
  .refine(({ from, to }) => from < to, { error: 'The end comes before the beginning.' });
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

/** A question of a meeting type's own. */
export const questionSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  label: z.string().min(1).max(200),
  kind: z.enum(['line', 'text', 'choice']),
  required: z.boolean(),
  options: z.array(z.string().min(1).max(100)).max(20).optional(),
});
export type Question = z.output<typeof questionSchema>;

const isZone = (zone: string): boolean => {
  try {
    // Offsets such as +02:00 are no zones: they do not know of clock changes.
    return !/^[+-]/.test(zone) && new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
};

/** A time zone by its name, such as Europe/Berlin. */
export const zoneSchema = z
  .string()
  .max(60)
  .refine(isZone, { error: 'This time zone is not known. Please choose one from the list.' });

const quarter = 15 * 60_000;
/** The moment a meeting begins, as an ISO time with its offset; gives milliseconds. */
const startSchema = z.iso
  .datetime({ offset: true, error: 'Please choose a time.' })
  .transform((text) => Date.parse(text))
  .refine((start) => start % quarter === 0, { error: 'Please choose one of the times shown.' });

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const message = z.string().trim().max(1000, { error: 'This is more than 1,000 characters.' });

const email = z
  .string({ error: 'Please write your e-mail address.' })
  .trim()
  .min(1, { error: 'Please write your e-mail address.' })
  .max(254, { error: 'This address is too long.' })
  .refine((value) => emailKeyOf(value) !== null, {
    error: 'This does not look like an e-mail address. Is something missing?',
  });

/** What the booking form sends: the same for the browser, the API and the command. */
export const bookSchema = z.object({
  type: z.string({ error: 'Please choose a meeting.' }).regex(/^[a-z0-9-]{1,60}$/, {
    error: 'Please choose a meeting.',
  }),
  start: startSchema,
  zone: zoneSchema,
  name: z
    .string({ error: 'Please write your name.' })
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, { error: 'Please write your name.' })
        .max(100, { error: 'This name is too long for us.' }),
    ),
  email,
  agenda: message.optional().default(''),
  answers: z.record(z.string().max(40), z.string().trim().max(1000)).optional().default({}),
  /** The script's idempotency key; a page without scripts sends none. */
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional()
    .catch(undefined),
});
export type BookingWish = z.output<typeof bookSchema>;

const token = z.string({ error: 'This link is not whole.' }).min(1).max(2000);

/** What the page behind a mail's link sends to move a meeting. */
export const rescheduleSchema = z.object({
  token,
  start: startSchema,
  message: message.optional().default(''),
});

/** What the page behind a mail's link sends to cancel a meeting. */
export const cancelSchema = z.object({ token, message: message.optional().default('') });

/** What the form under a full day sends. */
export const waitSchema = z.object({
  type: z.string().max(60),
  day: z.iso.date({ error: 'Please choose a day.' }),
  zone: zoneSchema,
  email,
});
export type WaitWish = z.output<typeof waitSchema>;

/** What the page behind a waiting mail's link sends to leave the list. */
export const leaveSchema = z.object({ token });

/** What opens or revokes a calendar address. */
export const feedSchema = z.object({ token });

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
    error: 'Ask for at most two months.',
  });

/** The states that the booking pages show in words. */
export type BookingState = 'booked' | 'moved' | 'cancelled' | 'taken' | 'invalid' | 'gone';
