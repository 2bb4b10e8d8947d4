import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { definePersonalData } from '#server/personal-data/define.ts';
import { recipeRuns, recipes } from './tables.server.ts';

const { userId: _, place: __, ...kept } = getTableColumns(recipes);

export const recipesData = definePersonalData({
  name: 'recipes',
  tables: ['recipes', 'recipe_runs'],
  async export(db, { userId }): Promise<Record<string, unknown[]>> {
    if (!userId) return {};
    const mine = db.select({ id: recipes.id }).from(recipes).where(eq(recipes.userId, userId));
    return {
      recipes: await db.select(kept).from(recipes).where(eq(recipes.userId, userId)).orderBy(asc(recipes.id)),
      runs: await db
        .select()
        .from(recipeRuns)
        .where(inArray(recipeRuns.recipeId, mine))
        .orderBy(asc(recipeRuns.id)),
    };
  },
  // The runs go with their recipes.
  async erase(tx, { userId }) {
    if (userId) await tx.delete(recipes).where(eq(recipes.userId, userId));
  },
});
