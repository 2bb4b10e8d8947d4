import { desc, gte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '../clock.ts';
import type { DbOrTx } from '../db/transaction.ts';
import { defineJob, type Job } from '../jobs/define.ts';
import { services } from '../services.ts';
import type { Retention } from './define.ts';
import { retentionRuns } from './tables.ts';

/** Every job that forgets, in the order of the names. */
export const retentions = (): Retention[] =>
  [...services().known.retentions.values()].toSorted((a, b) => a.name.localeCompare(b.name));

async function noteRun(name: string, removed: number): Promise<void> {
  const at = now();
  await services()
    .database.db.insert(retentionRuns)
    .values({ name, day: at.toISOString().slice(0, 10), runs: 1, removed, lastAt: at })
    .onConflictDoUpdate({
      target: [retentionRuns.name, retentionRuns.day],
      set: {
        runs: sql`${retentionRuns.runs} + 1`,
        removed: sql`${retentionRuns.removed} + excluded.removed`,
        lastAt: at,
      },
    });
}

/** Forgets now, and writes down that it ran and how much went. */
export async function carryOut({ name, forget }: Retention): Promise<number> {
  const removed = await forget();
  await noteRun(name, removed);
  return removed;
}

/** The job that carries a retention out. */
export const jobOfRetention = (retention: Retention): Job<object> =>
  defineJob({
    name: retention.name,
    schema: z.object({}),
    every: retention.every,
    run: async () => void (await carryOut(retention)),
  });

/** What each job did: when last, how much then, and how much within so many days. */
interface RetentionRecord {
  name: string;
  lastAt: Date;
  lastDay: number;
  removed: number;
  runs: number;
}

/** What was forgotten in the last days, by job. */
export async function retentionRecords(db: DbOrTx, days: number): Promise<RetentionRecord[]> {
  const since = new Date(now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const rows = await db
    .select()
    .from(retentionRuns)
    .where(gte(retentionRuns.day, since))
    .orderBy(desc(retentionRuns.day));
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, own]) => ({
    name,
    lastAt: own[0]?.lastAt ?? now(),
    lastDay: own[0]?.removed ?? 0,
    removed: own.reduce((sum, { removed }) => sum + removed, 0),
    runs: own.reduce((sum, { runs }) => sum + runs, 0),
  }));
}
