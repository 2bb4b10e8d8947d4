import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A person's role in their company. */
export const companyRoles = ['owner', 'member'] as const;

/** One row per company whose people share an account area. */
export const companies = pgTable('companies', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** One row per member. The primary key makes sure that nobody belongs to two companies. */
export const companyMembers = pgTable(
  'company_members',
  {
    userId: text('user_id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    role: text('role', { enum: companyRoles }).notNull(),
    /** Their name when they joined. For accounts kept by another service we know nothing newer. */
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    index('company_members_company').on(table.companyId),
    check('company_members_role_known', sql`${table.role} in ('owner', 'member')`),
  ],
);
