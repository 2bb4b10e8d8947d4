import { z } from 'zod';
import { emailSchema, zoneSchema } from '#lib/forms/form-schemas.ts';
import { rowsSchema } from '#lib/forms/numbered-rows.ts';
import { questionsSchema } from '#lib/forms/question-form.ts';
import { grouped } from '#lib/money/grouped.ts';
import { calendarKinds } from '../calendar-kinds.ts';
import { placeForm } from '../holidays/places.ts';
import { startSchema } from '../schema.ts';
import { readHours } from './hours-text.ts';

const upTo = (most: number) => ({ error: `This is more than ${grouped(most)} characters.` });
const line = (most: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, { error: missing }).max(most, upTo(most));
const words = (most: number) =>
  z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(most, upTo(most)))
    .optional()
    .default('');
const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: 'Please enter a number.' })
    .int({ error: 'Whole numbers only.' })
    .min(least, { error: `${least} or more.` })
    .max(most, { error: `${most} at most.` });

const hours = z
  .string()
  .optional()
  .default('')
  .transform((text, context) => {
    const periods = readHours(text);
    if (!periods) context.addIssue({ code: 'custom', message: 'Enter hours like 09:00–12:00, 13:00–17:00.' });
    return periods ?? [];
  });

/** What is done with one meeting by staff. */
export const moveFormSchema = z.object({ start: startSchema, message: words(1000) });
export const cancelFormSchema = z.object({ message: words(1000) });
export const handOverFormSchema = z.object({
  booking: z.uuid().optional(),
  from: z.uuid({ error: 'Please choose someone.' }),
  to: z.uuid({ error: 'Please choose someone who is free.' }),
  message: words(1000),
});

/** A host as their form sends them. */
export const hostFormSchema = z
  .object({
    name: line(100, 'Please enter their name.'),
    email: emailSchema,
    zone: zoneSchema,
    holidays: z
      .literal('')
      .or(z.string().regex(placeForm, { error: 'Please choose a place.' }))
      .default(''),
    week: z
      .object({ 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours, 7: hours })
      .partial()
      .optional()
      .default({}),
    days: rowsSchema(
      z.object({ date: z.iso.date({ error: 'Please choose a day.' }), hours }),
      ['date', 'hours'],
      60,
    ),
    video: z.enum(['off', 'link', 'jitsi']).catch('off').default('off'),
    videoUrl: words(500),
    seen: z.coerce.number().int().optional(),
  })
  .refine(({ video, videoUrl }) => video === 'off' || /^https?:\/\/\S+$/.test(videoUrl), {
    path: ['videoUrl'],
    error: 'Enter the full address, starting with https://.',
  });
export type HostWish = z.output<typeof hostFormSchema>;

/** A type of meeting as its form sends it; all times in minutes but the days ahead. */
export const typeFormSchema = z.object({
  name: line(80, 'Please enter a name.'),
  slug: z
    .string()
    .trim()
    .regex(/^[a-z0-9-]{0,60}$/, { error: 'Use lowercase letters, digits and dashes only.' })
    .optional()
    .default(''),
  summary: line(300, 'Please describe it in a sentence.'),
  minutes: whole(5, 480),
  step: whole(15, 240).refine((step) => step % 15 === 0, { error: 'Use a multiple of 15.' }),
  bufferBefore: whole(0, 240),
  bufferAfter: whole(0, 240),
  notice: whole(0, 100_000),
  daysAhead: whole(1, 365),
  dailyLimit: z
    .literal('')
    .transform(() => null)
    .or(whole(1, 100))
    .optional()
    .default(null),
  hostsNeeded: whole(1, 10),
  position: whole(0, 1000),
  active: z.literal('on').optional(),
  hosts: z
    .record(z.uuid(), z.literal('on'))
    .optional()
    .default({})
    .transform((ticked) => Object.keys(ticked)),
  questions: questionsSchema,
  seen: z.coerce.number().int().optional(),
});
export type TypeWish = z.output<typeof typeFormSchema>;

/** Days on which a host is away. */
export const absenceFormSchema = z
  .object({
    firstDay: z.iso.date({ error: 'Please choose the first day.' }),
    lastDay: z.iso.date({ error: 'Please choose the last day.' }),
    note: words(200),
  })
  .refine(({ firstDay, lastDay }) => lastDay >= firstDay, {
    path: ['lastDay'],
    error: 'The last day is before the first.',
  })
  .refine(({ firstDay, lastDay }) => Date.parse(lastDay) - Date.parse(firstDay) < 366 * 86_400_000, {
    path: ['lastDay'],
    error: 'An absence can last a year at most.',
  });
export type AbsenceWish = z.output<typeof absenceFormSchema>;

const clock = z
  .string({ error: 'Please choose a time.' })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Please enter a time like 09:30.' });

/** A part of a day that is to be kept free, in the agency's time zone. */
export const blockFormSchema = z
  .object({
    host: z.uuid({ error: 'Please choose someone.' }),
    day: z.iso.date({ error: 'Please choose a day.' }),
    from: clock,
    to: clock,
    note: words(200),
  })
  .refine(({ from, to }) => to > from, { path: ['to'], error: 'The end is before the start.' });
export type BlockWish = z.output<typeof blockFormSchema>;

/** A calendar elsewhere as the form of its host sends it. */
export const calendarFormSchema = z
  .object({
    kind: z.enum(calendarKinds, { error: 'Please choose a kind.' }),
    address: line(1000, 'Please enter the address.'),
    user: words(320),
    secret: z.string().max(4000, upTo(4000)).optional().default(''),
    writes: z
      .literal('on')
      .optional()
      .catch(undefined)
      .transform((tick) => tick === 'on'),
  })
  .refine(({ kind, secret }) => kind === 'ics' || secret !== '', {
    path: ['secret'],
    error: 'Please enter the password or token.',
  });
export type CalendarForm = z.output<typeof calendarFormSchema>;
