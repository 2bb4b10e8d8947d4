import { and, inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import { purgeDue } from './bin/bin.ts';
import { now } from './clock.ts';
import { formKeys, outbox } from './db/tables.ts';
import type { Db } from './db/transaction.ts';
import { defineJob } from './jobs/jobs.ts';
import type { Limits } from './limits/limits.ts';
import { readSettings } from './settings/settings.ts';
import { forgetSpent } from './spent/spent.ts';
import { forgetUndo } from './undo/undo.ts';

const daysAgo = (days: number): Date => new Date(now().getTime() - days * 86_400_000);

/** Removes what is kept no longer than the privacy page says. */
export async function keepHouse(db: Db, limits: Limits): Promise<void> {
  await limits.clean();
  await forgetSpent(db);
  await forgetUndo(db);
  await purgeDue(db);
  await db.delete(formKeys).where(lt(formKeys.createdAt, daysAgo(1)));
  const settled = inArray(outbox.state, ['sent', 'failed', 'kept']);
  await db
    .delete(outbox)
    .where(and(settled, lt(outbox.settledAt, daysAgo(readSettings().retention.outboxDays))));
}

/** Lets the house be kept every hour. */
export function defineHousekeeping(db: Db, limits: Limits): void {
  defineJob({
    name: 'housekeeping',
    schema: z.object({}),
    every: '17 * * * *',
    run: () => keepHouse(db, limits),
  });
}
