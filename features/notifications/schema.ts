import { z } from 'zod';
import { tokenSchema } from '#lib/forms/form-schemas.ts';
import { listFields } from '#lib/lists/list-query.ts';

/** Which part of the list is shown, and its settings. */
const noticeViews = ['all', 'unread', 'settings'] as const;

/** What the address of the list says: words to find, which part, a page. What makes no sense is left out. */
export const listSchema = z.object({
  ...listFields,
  show: z.enum(noticeViews).optional().default('all').catch('all'),
});
export type ListWish = z.output<typeof listSchema>;

/** Marks one as read. */
export const readSchema = z.object({ id: z.uuid() });

/** What somebody wants to hear of: a tick for each kind and way, such as `message.mail`; a form sends only those that are set. */
export const choicesSchema = z.object({
  kinds: z.record(z.string(), z.literal('on')).optional().default({}),
});
export type ChoicesWish = z.output<typeof choicesSchema>;

/** What a link that ends emails carries. */
export const stopSchema = z.object({ token: tokenSchema });
