import { z } from 'zod';
import { zoneSchema } from '#lib/forms/form-schemas.ts';
import { rowsSchema } from '#lib/forms/numbered-rows.ts';
import { questionsSchema } from '#lib/forms/question-form.ts';
import { grouped } from '#lib/money/grouped.ts';
import { audiences, eventKinds } from '../schema.ts';

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
const day = z.iso.date({ error: 'Please choose a day.' });
const clock = z.string({ error: 'Please choose a time.' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'Enter a time like 09:30.',
});

/** One way to take part: how many seats, and what only those who have one are told. No seats: it is not offered. */
const seats = z
  .object({
    seats: z
      .string()
      .trim()
      .regex(/^\d{0,4}$/, { error: 'Enter a number of seats or leave it empty.' })
      .transform((text) => (text === '' ? null : Number(text)))
      .refine((count) => count !== 0, { error: 'Leave it empty if nobody can take part this way.' })
      .optional()
      .default(null),
    instructions: words(2000),
  })
  .optional()
  .default({ seats: null, instructions: '' });

const agendaRow = z.object({
  minutes: z.coerce
    .number({ error: 'Enter how many minutes it takes.' })
    .int({ error: 'Use whole minutes.' })
    .min(1, { error: 'Enter how many minutes it takes.' })
    .max(1440, { error: 'A part can last a day at most.' }),
  title: line(120, 'Please enter a name for this part.'),
  text: words(500),
});

const speakerRow = z.object({ speaker: line(60, 'Please choose a person.'), leads: words(200) });

const cardRow = z.object({
  title: line(60, 'Please enter a heading for this card.'),
  note: words(40),
  rows: words(1000),
  result: line(120, 'Please enter the outcome in a few words.'),
  good: z.literal('on').optional(),
});

/** What the form of an event sends, whoever edits it. */
export const eventFormSchema = z
  .object({
    title: line(120, 'Please enter a title.'),
    slug: z
      .string()
      .trim()
      .regex(/^[a-z0-9-]{0,80}$/, { error: 'Use lowercase letters, digits and dashes only.' })
      .optional()
      .default(''),
    summary: line(400, 'Please describe the event in a sentence or two.'),
    body: words(20_000),
    kind: z.enum(eventKinds, { error: 'Please choose the type of event.' }),
    topics: words(300).transform((text) => [
      ...new Set(
        text
          .split(',')
          .map((topic) => topic.trim())
          .filter(Boolean),
      ),
    ]),
    startDate: day,
    startTime: clock,
    endDate: day.or(z.literal('')).optional().default(''),
    endTime: clock,
    zone: zoneSchema,
    place: words(200),
    recording: words(500).refine((text) => text === '' || /^(https?:\/\/\S+|\/\S*)$/.test(text), {
      error: 'Enter a full web address, or a path on this site.',
    }),
    onSite: seats,
    online: seats,
    agenda: rowsSchema(agendaRow, ['minutes', 'title', 'text'], 40),
    questions: questionsSchema,
    speakers: rowsSchema(speakerRow, ['speaker', 'leads'], 12),
    cards: rowsSchema(cardRow, ['title', 'note', 'rows', 'result'], 2),
    code: words(2000),
    picture: z.uuid().or(z.literal('')).optional().default('').catch(''),
    /** A word to those who come, where they are told of a change. */
    message: words(1000),
    /** Which version of it was edited. */
    seen: z.coerce.number().int().optional(),
  })
  .refine(({ topics }) => topics.length <= 6 && topics.every((topic) => topic.length <= 40), {
    path: ['topics'],
    error: 'Enter up to six topics of up to 40 characters each.',
  })
  .refine(
    ({ startDate, startTime, endDate, endTime }) =>
      `${endDate || startDate} ${endTime}` > `${startDate} ${startTime}`,
    {
      path: ['endTime'],
      error: 'The end is before the start.',
    },
  )
  .refine(({ onSite, place }) => onSite.seats === null || place !== '', {
    path: ['place'],
    error: 'There are seats on site, so please enter where it takes place.',
  });

/** An event as somebody of the staff wants it. */
export type EventWish = z.output<typeof eventFormSchema>;

/** What is written to those who come. */
export const messageFormSchema = z.object({
  audience: z.enum(audiences, { error: 'Please choose who it goes to.' }),
  subject: line(150, 'Please enter a subject.'),
  body: words(5000).refine((text) => text !== '', { error: 'Please write the message.' }),
});
export type MessageWish = z.output<typeof messageFormSchema>;

/** What a scanner, a camera or a hand gives at the door. */
export const codeSchema = z.object({
  code: z
    .string({ error: 'Please scan a ticket or enter its reference.' })
    .trim()
    .min(1, {
      error: 'Please scan a ticket or enter its reference.',
    })
    .max(2500, { error: 'This isn’t one of our tickets.' }),
});

/** Somebody at the door who was found by their name. */
export const attendeeSchema = z.object({ registration: z.uuid() });

/** What is said when an event is called off. */
export const cancelFormSchema = z.object({ message: words(1000) });
