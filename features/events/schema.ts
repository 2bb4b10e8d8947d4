import { z } from 'zod';
import { emailSchema, formKeySchema, nameSchema, tokenSchema, zoneSchema } from '#lib/forms/form-schemas.ts';
import { answersSchema } from '#lib/forms/questions.ts';

/** What an event can be. */
export const eventKinds = ['webinar', 'workshop', 'meetup', 'conference'] as const;
export type EventKind = (typeof eventKinds)[number];

/** Where an event stands: a draft is seen by nobody, a cancelled one says so. */
export const eventStates = ['draft', 'published', 'cancelled'] as const;
export type EventStatus = (typeof eventStates)[number];

/** How one can take part. */
export const ticketModes = ['on-site', 'online'] as const;
export type TicketMode = (typeof ticketModes)[number];

/** Where a registration stands. */
export const registrationStates = ['registered', 'waiting', 'cancelled'] as const;
export type RegistrationStatus = (typeof registrationStates)[number];

/** Whom a message to those who come goes to. */
export const audiences = ['seated', 'waiting', 'everybody'] as const;
export type Audience = (typeof audiences)[number];

/** One part of an event: its title, how long it takes, what happens; a pause has no text. */
export interface AgendaItem {
  minutes: number;
  title: string;
  text: string;
}

interface CoverCard {
  title: string;
  note: string;
  rows: readonly { text: string; tag?: string; state?: 'chosen' | 'gone' }[];
  result: { good: boolean; text: string };
}

/** What stands in the block of an event's page: what two sides see, over the lines that decide it. */
export interface Cover {
  cards: readonly CoverCard[];
  code: readonly string[];
  /** One of the site’s pictures, by its id, in place of the drawing. */
  picture?: string;
}

const listedSchema = z
  .literal('on')
  .optional()
  .catch(undefined)
  .transform((tick) => tick === 'on');

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/, { error: 'Please choose an event.' });

/** What the form of an event sends: the same for the browser, the API and the command. */
export const registerSchema = z.object({
  event: slug,
  ticket: z.uuid({ error: 'Please choose how you’ll take part.' }),
  name: nameSchema,
  email: emailSchema,
  /** The visitor's zone, where a script could tell it. */
  zone: zoneSchema.optional().catch(undefined),
  answers: answersSchema,
  /** Whether the others who come may see their first name. */
  listed: listedSchema,
  /** The page of this site that led to the form. */
  page: z.string().max(500).optional().catch(undefined),
  key: formKeySchema,
});
export type RegisterWish = z.output<typeof registerSchema>;

/** What cancels a registration, or leaves the waiting list. */
export const withdrawSchema = z.object({ token: tokenSchema });

/** What puts somebody on the guest list, or takes them off it. */
export const listingSchema = z.object({ token: tokenSchema, listed: listedSchema });

/** What hands a seat to a colleague. */
export const handOverSchema = z.object({ token: tokenSchema, name: nameSchema, email: emailSchema });

/** What somebody says about an event they were at. */
export const feedbackSchema = z.object({
  token: tokenSchema,
  rating: z.coerce
    .number({ error: 'Please choose one to five stars.' })
    .int()
    .min(1, { error: 'Please choose one to five stars.' })
    .max(5, { error: 'Please choose one to five stars.' }),
  text: z.string().trim().max(1000, { error: 'This is more than 1,000 characters.' }).optional().default(''),
});

/** What an address of the list asks for; what it does not understand, it leaves out. */
export const listSchema = z.object({
  when: z.enum(['upcoming', 'past']).catch('upcoming').default('upcoming'),
  kind: z.enum(eventKinds).optional().catch(undefined),
  topic: z.string().trim().min(1).max(40).optional().catch(undefined),
  q: z.string().trim().max(100).catch('').default(''),
});
export type ListWish = z.output<typeof listSchema>;
