import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies, companyRoles } from '#server/companies/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One row per unanswered invitation to a company; deleting it ends its link. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    role: text('role', { enum: companyRoles }).notNull(),
    invitedBy: text('invited_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When its email was last sent. */
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('company_invitations_once').on(table.companyId, table.emailKey),
    index('company_invitations_email').on(table.emailKey),
    index('company_invitations_expires').on(table.expiresAt),
    check('company_invitations_role_known', sql`${table.role} in ('owner', 'member')`),
  ],
);
