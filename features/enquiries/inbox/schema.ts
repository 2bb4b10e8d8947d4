import { z } from 'zod';
import { formKeySchema } from '#lib/forms/form-schemas.ts';
import { listFields } from '#lib/lists/list-query.ts';
import { topics } from '../choices.ts';

/** The parts of the inbox, in the order of its tabs. */
export const inboxTabs = ['all', 'waiting', 'mine', 'unconfirmed', 'snoozed', 'closed'] as const;
/** One of them. */
export type InboxTab = (typeof inboxTabs)[number];

const about = z.enum([...topics.map(({ value }) => value), 'demo']);

/** What the address of the inbox says; what makes no sense is left out. */
export const inboxSchema = z.object({
  ...listFields,
  tab: z.enum(inboxTabs).optional().default('all').catch('all'),
  /** A topic, or whatever came from a demo. */
  about: z
    .union([about, z.literal('')])
    .optional()
    .default('')
    .catch(''),
  /** Somebody of the staff by their account, or `nobody`. */
  owner: z.string().max(128).optional().default('').catch(''),
});
export type InboxWish = z.output<typeof inboxSchema>;

const words = (most: number, empty: string, long: string) =>
  z
    .string({ error: empty })
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(1, { error: empty }).max(most, { error: long }));

/** Who is to look after a conversation; empty for nobody. */
export const assignSchema = z.object({ assignee: z.string().max(128).optional().default('') });

/** A note for staff. */
export const noteSchema = z.object({
  note: words(8000, 'Please write a note.', 'This is more than 8,000 characters.'),
  key: formKeySchema,
});

/** Until which day a conversation is snoozed: one of the choices, or another day. */
export const snoozeSchema = z.object({ until: z.iso.date({ error: 'Please choose a day.' }) });

/** A saved reply as its form sends it. */
export const replySchema = z.object({
  title: z
    .string({ error: 'Please give it a name.' })
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, { error: 'Please give it a name.' })
        .max(80, { error: 'This is more than 80 characters.' }),
    ),
  body: words(4000, 'Please write a reply.', 'This is more than 4,000 characters.'),
});
export type ReplyWish = z.output<typeof replySchema>;
