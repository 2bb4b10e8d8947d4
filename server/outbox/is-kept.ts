import { type SQL, sql } from 'drizzle-orm';
import { outbox } from '../db/tables.ts';

/** What waits for a mail server to be set, and can be sent in one step. An issue of the newsletter is not: it may have been stopped, and goes on from its own page. */
export const isKept: SQL = sql`(${outbox.state} = 'kept' and ${outbox.purpose} <> 'newsletter.issue')`;
