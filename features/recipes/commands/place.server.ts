import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { mostRecipes } from '../recipes.ts';
import { recipes } from '../tables.server.ts';

const full = () =>
  new AppError({
    status: 422,
    code: 'full',
    message: `An account can hold ${mostRecipes} recipes. Delete one first.`,
  });

/**
 * Finds a free place of an account for as long as `put` loses it to somebody who came first; throws 422 when all are
 * taken. `put` gives false when the place was taken meanwhile, which the unique index says.
 */
export async function intoPlace(
  tx: Tx,
  userId: string,
  put: (place: number) => Promise<boolean>,
): Promise<void> {
  for (;;) {
    const { rows } = await tx.execute<{ place: number }>(sql`
      select series.free as place from generate_series(1, ${mostRecipes}::int) as series(free)
      where not exists (
        select 1 from ${recipes} where ${recipes.userId} = ${userId} and ${recipes.place} = series.free
      )
      order by series.free limit 1`);
    const [free] = rows;
    if (!free) throw full();
    if (await put(free.place)) return;
  }
}
