import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { schedules } from './tables.server.ts';

/** A row of a schedule. */
export type ScheduleRow = typeof schedules.$inferSelect;

/** Answers 404, so that only its owner learns that a schedule exists. */
const notThere = (): AppError =>
  new AppError({ status: 404, code: 'unknown', message: 'This schedule isn’t in your account.' });

/** Holds a schedule of somebody's until the transaction ends; throws 404 where it is not theirs. */
export async function holdOwn(tx: Tx, id: string, userId: string): Promise<ScheduleRow> {
  const [row] = await tx
    .select()
    .from(schedules)
    .where(and(eq(schedules.id, id), eq(schedules.userId, userId)))
    .for('update');
  if (!row) throw notThere();
  return row;
}
