import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { recipes } from './tables.server.ts';

/** A row of a saved recipe. */
export type RecipeRow = typeof recipes.$inferSelect;

/** Answers 404, so that only its owner learns that a recipe exists. */
export const notThere = (): AppError =>
  new AppError({ status: 404, code: 'unknown', message: 'This recipe doesn’t exist.' });

/** Holds a recipe of somebody's until the transaction ends; throws 404 where it is not theirs, or is deleted. */
export async function holdOwn(tx: Tx, id: string, userId: string): Promise<RecipeRow> {
  const [row] = await tx
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.userId, userId), isNull(recipes.deletedAt)))
    .for('update');
  if (!row) throw notThere();
  return row;
}
