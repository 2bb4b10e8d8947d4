import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What people say about themselves, one row per account. Name and address are kept by the identity service. */
export const profiles = pgTable('profiles', {
  userId: text('user_id').primaryKey(),
  /** Free text that gives no access; members of companies are in `company_members`. */
  company: text('company').notNull(),
  role: text('role').notNull(),
  /** With the country code and without spaces, or empty. */
  phone: text('phone').notNull(),
  /** The name of a time zone, or empty if none was chosen. */
  zone: text('zone').notNull(),
  /** The redrawn picture in the storage. */
  photoId: uuid('photo_id').unique('profiles_photo'),
  changedAt: moment('changed_at').notNull(),
});
