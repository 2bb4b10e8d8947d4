import { lt, or } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { recipes } from '../tables.server.ts';

const daysAgo = (days: number): Date => new Date(now().getTime() - days * 86_400_000);

/** Forgets recipes that were deleted a day ago, or neither changed nor run for as long as the privacy page says; gives how many. */
export async function forgetRecipes(): Promise<number> {
  const { rowCount } = await services()
    .database.db.delete(recipes)
    .where(
      or(lt(recipes.deletedAt, daysAgo(1)), lt(recipes.usedAt, daysAgo(readSettings().retention.savedDays))),
    );
  return rowCount ?? 0;
}

export const recipesForget = defineRetention({
  name: 'recipes-forget',
  keeps: ['savedDays'],
  every: '40 * * * *',
  forget: forgetRecipes,
});
