import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { leadAddresses } from '#features/leads/tables.server.ts';

/** Whether an address belongs to nobody who has a record. */
export const isStranger = (emailKey: AnyPgColumn): SQL =>
  sql`not exists (select from ${leadAddresses} where ${leadAddresses.emailKey} = ${emailKey})`;
