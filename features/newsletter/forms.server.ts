import { type Fields, parseFields } from '#server/forms/fields.ts';
import { confirm } from './commands/confirm.server.ts';
import { subscribe } from './commands/subscribe.server.ts';
import { unsubscribe } from './commands/unsubscribe.server.ts';
import { subscribeSchema, tokenSchema } from './schema.ts';

/** What the newsletter's pages do, by their address; each gives the page that says so. */
export const newsletterForms: Readonly<Record<string, (fields: Fields, address: string) => Promise<string>>> =
  {
    async '/newsletter'(fields, address) {
      await subscribe({ ...parseFields(subscribeSchema, fields), address });
      return '/newsletter?state=check-inbox';
    },
    async '/newsletter/confirm'(fields) {
      const parsed = tokenSchema.safeParse(fields);
      const done = parsed.success && (await confirm(parsed.data.token));
      return `/newsletter/confirm?state=${done ? 'confirmed' : 'invalid'}`;
    },
    async '/newsletter/unsubscribe'(fields) {
      const parsed = tokenSchema.safeParse(fields);
      const done = parsed.success && (await unsubscribe(parsed.data.token, 'page'));
      return `/newsletter/unsubscribe?state=${done ? 'unsubscribed' : 'invalid'}`;
    },
  };
