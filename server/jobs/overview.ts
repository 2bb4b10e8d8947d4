import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/transaction.ts';

/** One queue: how much waits, runs and failed, and since when the oldest waits. */
interface QueueFigures {
  name: string;
  waiting: number;
  active: number;
  /** Waiting for another try. */
  retrying: number;
  failed: number;
  /** Done within the last day. */
  done: number;
  /** Since when the oldest that could run is waiting. */
  oldest: string | null;
}

/** A job that used up its tries; its data is not shown, it may name people. */
interface FailedJob {
  id: string;
  name: string;
  tries: number;
  reason: string;
  failedAt: string;
}

const ours = sql`name not like '\_\_pgboss\_\_%'`;

/** The figures of every queue that has any, those with failures first. */
export async function queueFigures(db: DbOrTx): Promise<QueueFigures[]> {
  const { rows } = await db.execute<{
    name: string;
    waiting: number;
    active: number;
    retrying: number;
    failed: number;
    done: number;
    oldest: Date | null;
  }>(sql`
    select name,
      count(*) filter (where state = 'created')::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'completed' and completed_on > now() - interval '1 day')::int as done,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as oldest
    from pgboss.job where ${ours}
    group by name order by failed desc, waiting desc, name`);
  return rows.map(({ oldest, ...figures }) => ({
    ...figures,
    oldest: oldest ? new Date(oldest).toISOString() : null,
  }));
}

/** The last jobs that used up their tries. */
export async function failedJobs(db: DbOrTx, most = 20): Promise<FailedJob[]> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    tries: number;
    reason: string | null;
    failed_at: Date;
  }>(sql`
    select id, name, retry_count + 1 as tries, output->>'message' as reason, coalesce(completed_on, created_on) as failed_at
    from pgboss.job where state = 'failed' and ${ours}
    order by completed_on desc nulls last limit ${most}`);
  return rows.map(({ failed_at, reason, ...job }) => ({
    ...job,
    reason: reason ?? '',
    failedAt: new Date(failed_at).toISOString(),
  }));
}
