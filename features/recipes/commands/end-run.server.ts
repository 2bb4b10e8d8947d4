import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { isNews, type KeptChanges, keptChanges, keptTable } from '../changes.ts';
import { cutOff, type Outcome } from '../outcome.ts';
import type { RecipeRow } from '../own-recipe.server.ts';
import { isToPause, runLimitMs, runsKept, tablesKept } from '../rules.ts';
import { recipeRuns, recipes } from '../tables.server.ts';
import type { Begun } from './begin-run.server.ts';

const putOffMs = 5 * 60_000;

/** The rows of the last run that went well, to compare with. */
async function tableBefore(tx: Tx, recipeId: string) {
  const [last] = await tx
    .select({ found: recipeRuns.found })
    .from(recipeRuns)
    .where(and(eq(recipeRuns.recipeId, recipeId), isNotNull(recipeRuns.found)))
    .orderBy(desc(recipeRuns.id))
    .limit(1);
  return last?.found ?? null;
}

/** Lets go of rows and runs beyond what is kept. */
async function tidy(tx: Tx, recipeId: string): Promise<void> {
  const newest = (most: number, which = sql`true`) => sql`
    select id from ${recipeRuns} where recipe_id = ${recipeId} and ${which} order by id desc offset ${most}`;
  await tx
    .update(recipeRuns)
    .set({ found: null })
    .where(sql`${recipeRuns.id} in (${newest(tablesKept, sql`found is not null`)})`);
  await tx.delete(recipeRuns).where(sql`${recipeRuns.id} in (${newest(runsKept)})`);
}

/** Counts a failure of the schedule, which rests after several. */
async function noteFailure(tx: Tx, { id, failures }: Pick<RecipeRow, 'id' | 'failures'>): Promise<void> {
  const pauses = isToPause(failures + 1);
  await tx
    .update(recipes)
    .set({ failures: failures + 1, ...(pauses ? { pausedAt: now(), nextRunAt: null } : {}) })
    .where(eq(recipes.id, id));
  if (pauses) await recordEvent(tx, { kind: 'recipe.paused', subject: `recipe:${id}`, actor: 'system' });
}

/** Writes down how a run ended, what it found and what changed, in one transaction; whoever is to be told hears by the event. */
export async function endRun(begun: Begun, outcome: Outcome): Promise<void> {
  const { runId, recipeId, userId, by } = begun;
  await services().inTransaction(async (tx) => {
    const [row] = await tx.select().from(recipes).where(eq(recipes.id, recipeId)).for('update');
    // Erased with its account while it ran.
    if (!row) return;
    const { table, ...counts } = outcome;
    // A recipe that was replaced while it ran is not compared with what the old one found.
    const found = table && isDeepStrictEqual(row.recipe, begun.recipe) ? keptTable(table) : null;
    const before = found && (await tableBefore(tx, recipeId));
    const changes: KeptChanges | null = before ? keptChanges(before, found) : null;
    await tx
      .update(recipeRuns)
      .set({ ...counts, ok: table !== null, found, changes, endedAt: now() })
      .where(eq(recipeRuns.id, runId));
    await tx.update(recipes).set({ usedAt: now() }).where(eq(recipes.id, recipeId));
    if (table) await tx.update(recipes).set({ failures: 0 }).where(eq(recipes.id, recipeId));
    else if (by === 'schedule' && row.nextRunAt) await noteFailure(tx, row);
    await tidy(tx, recipeId);
    if (!changes || !isNews(changes.counts)) return;
    const actor = by === 'hand' ? `user:${userId}` : 'system';
    const data = { run: runId, by, ...changes.counts };
    await recordEvent(tx, { kind: 'recipe.news', subject: `recipe:${recipeId}`, actor, data });
  });
}

/** Takes a run back that was stopped by nobody's fault: nothing is kept of it, and one of the schedule comes again soon. */
export async function takeBackRun({ runId, recipeId, by }: Begun): Promise<void> {
  await services().inTransaction(async (tx) => {
    await tx.delete(recipeRuns).where(eq(recipeRuns.id, runId));
    if (by === 'hand') return;
    const soon = new Date(now().getTime() + putOffMs);
    await tx
      .update(recipes)
      .set({ nextRunAt: sql`least(${recipes.nextRunAt}, ${soon.toISOString()}::timestamptz)` })
      .where(and(eq(recipes.id, recipeId), isNotNull(recipes.nextRunAt)));
  });
}

/** Ends runs that a crash cut off, so that their recipes can run again; gives how many. */
export async function endLostRuns(): Promise<number> {
  const long = new Date(now().getTime() - 3 * runLimitMs);
  return services().inTransaction(async (tx) => {
    const lost = await tx
      .update(recipeRuns)
      .set({ endedAt: now(), said: cutOff })
      .where(and(isNull(recipeRuns.endedAt), lt(recipeRuns.startedAt, long)))
      .returning({ recipeId: recipeRuns.recipeId, by: recipeRuns.by });
    const ids = lost.filter(({ by }) => by === 'schedule').map(({ recipeId }) => recipeId);
    const rows = await tx
      .select({ id: recipes.id, failures: recipes.failures })
      .from(recipes)
      .where(and(inArray(recipes.id, ids), isNotNull(recipes.nextRunAt)))
      .for('update');
    for (const row of rows) await noteFailure(tx, row);
    return lost.length;
  });
}
