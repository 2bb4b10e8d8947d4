import { count, eq } from 'drizzle-orm';
import { services } from '#server/services.ts';
import { submissions } from './tables.server.ts';

/** How many submitted applications wait for a decision. */
export async function countInReview(): Promise<number> {
  const [row] = await services()
    .database.db.select({ waiting: count() })
    .from(submissions)
    .where(eq(submissions.status, 'in-review'));
  return row?.waiting ?? 0;
}
