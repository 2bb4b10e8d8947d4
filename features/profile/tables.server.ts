import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What people say about themselves beside name and address, which the identity service keeps: one row an account. */
export const profiles = pgTable('profiles', {
  userId: text('user_id').primaryKey(),
  /** Free text, which opens nothing: who is in a company stands in `company_members`. */
  company: text('company').notNull(),
  role: text('role').notNull(),
  /** With the country's code and without spaces, or empty. */
  phone: text('phone').notNull(),
  /** By its name, or empty while nobody said. */
  zone: text('zone').notNull(),
  /** The picture in the storage, made again by us. */
  photoId: uuid('photo_id').unique('profiles_photo'),
  changedAt: moment('changed_at').notNull(),
});
