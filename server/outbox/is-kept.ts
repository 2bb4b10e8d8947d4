import { type SQL, sql } from 'drizzle-orm';
import { outbox } from '../db/tables.ts';

/** Messages that wait for a mail server and can be sent in one step. Newsletter issues are excluded, because they may have been stopped and are continued on their own page. */
export const isKept: SQL = sql`(${outbox.state} = 'kept' and ${outbox.purpose} <> 'newsletter.issue')`;
