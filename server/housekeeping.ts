import { and, inArray, lt, not } from 'drizzle-orm';
import { purgeDue } from './bin/bin.ts';
import { now } from './clock.ts';
import { formKeys, outbox } from './db/tables.ts';
import type { Db } from './db/transaction.ts';
import type { Limits } from './limits/limits.ts';
import { forgetSuppressions } from './mail/suppression/suppression.ts';
import { isKept } from './outbox/is-kept.ts';
import { forgetSearches } from './page-counts/tallies.ts';
import { defineRetention } from './retention/define.ts';
import { services } from './services.ts';
import { readSettings } from './settings/settings.ts';
import { forgetSpent } from './spent/spent.ts';
import { forgetUndo } from './undo/undo.ts';

const daysAgo = (days: number): Date => new Date(now().getTime() - days * 86_400_000);

/** Removes what is kept no longer than the privacy page says; gives how many emails and things of the bin. */
export async function keepHouse(db: Db, limits: Limits): Promise<number> {
  await limits.clean();
  await forgetSpent(db);
  await forgetUndo(db);
  const purged = await purgeDue(db);
  await db.delete(formKeys).where(lt(formKeys.createdAt, daysAgo(1)));
  const ended = inArray(outbox.state, ['sent', 'failed', 'kept', 'suppressed']);
  // Messages that wait for a mail server stay until staff send or discard them.
  const settled = and(ended, not(isKept));
  const { rowCount } = await db
    .delete(outbox)
    .where(and(settled, lt(outbox.settledAt, daysAgo(readSettings().retention.outboxDays))));
  return (rowCount ?? 0) + purged;
}

/** What is deleted every hour and every day. */
export const houseRetentions = [
  defineRetention({
    name: 'housekeeping',
    keeps: ['outboxDays', 'binDays'],
    every: '17 * * * *',
    forget: () => keepHouse(services().database.db, services().limits),
  }),
  defineRetention({
    name: 'mail-suppressions-forget',
    keeps: ['suppressionDays'],
    every: '15 4 * * *',
    forget: () => forgetSuppressions(services().database.db),
  }),
  defineRetention({
    name: 'searches-forget',
    keeps: [],
    every: '25 4 * * *',
    forget: () => forgetSearches(services().database.db),
  }),
];
