import { and, count, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import type { ListWish } from './schema.ts';
import { sharedResults, toolResults } from './tables.server.ts';
import type { ToolName } from './tools.ts';

const perPage = 20;

/** Answers 404, so that only its owner learns that a result exists. */
export const notThere = (): AppError =>
  new AppError({ status: 404, code: 'unknown', message: 'This result isn’t in your account.' });

/** The result of this name in somebody's account. */
export const ownResult = (id: string, userId: string): SQL | undefined =>
  and(eq(toolResults.userId, userId), eq(toolResults.id, id));

/** A result as lists show it: lists must not carry the results themselves. */
const headColumns = {
  id: toolResults.id,
  tool: toolResults.tool,
  path: toolResults.path,
  title: toolResults.title,
  about: toolResults.about,
  pinned: toolResults.pinned,
  changedAt: toolResults.changedAt,
};

const inOrder = [desc(toolResults.pinned), desc(toolResults.changedAt), toolResults.id];

/** All that somebody keeps of one tool, for the list in that tool. */
export async function resultsOf(userId: string, tool: ToolName) {
  const rows = await services()
    .database.db.select({ ...headColumns, words: toolResults.words, madeAt: toolResults.madeAt })
    .from(toolResults)
    .where(and(eq(toolResults.userId, userId), eq(toolResults.tool, tool)))
    .orderBy(...inOrder);
  return rows.map(({ changedAt: _, tool: __, madeAt, ...row }) => ({
    ...row,
    changed: madeAt.toISOString(),
  }));
}

/** A whole result of somebody's; throws 404 where it is not theirs. */
export async function resultAt(id: string, userId: string) {
  const [row] = await services().database.db.select().from(toolResults).where(ownResult(id, userId));
  if (!row) throw notThere();
  return row;
}

/** That every word stands somewhere in the result, whatever its case. */
const holdsWords = (words: string): SQL | undefined => {
  const text = sql`lower(${toolResults.title} || ' ' || ${toolResults.about} || ' ' || ${toolResults.words})`;
  const each = words.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  return and(...each.map((word) => sql`position(${word} in ${text}) > 0`));
};

/** A page of what somebody keeps, with how many fit of each tool. */
export async function resultsPage(userId: string, { q, tool, page }: ListWish) {
  const { db } = services().database;
  const found = and(eq(toolResults.userId, userId), holdsWords(q));
  const counts = await db
    .select({ tool: toolResults.tool, results: count() })
    .from(toolResults)
    .where(found)
    .groupBy(toolResults.tool);
  const byTool = new Map(counts.map((each) => [each.tool, each.results]));
  const all = counts.reduce((sum, { results }) => sum + results, 0);
  const pages = Math.max(1, Math.ceil((tool ? (byTool.get(tool) ?? 0) : all) / perPage));
  const shown = Math.min(page, pages);
  const items = await db
    .select({ ...headColumns, sharedAs: sharedResults.id })
    .from(toolResults)
    .leftJoin(
      sharedResults,
      and(eq(sharedResults.userId, toolResults.userId), eq(sharedResults.resultId, toolResults.id)),
    )
    .where(and(found, tool ? eq(toolResults.tool, tool) : undefined))
    .orderBy(...inOrder)
    .limit(perPage)
    .offset((shown - 1) * perPage);
  return { items, all, byTool, page: shown, pages };
}

/** What somebody shares by links, the newest first. */
export const sharedBy = (userId: string) =>
  services()
    .database.db.select({
      id: sharedResults.id,
      tool: sharedResults.tool,
      title: sharedResults.title,
      sharedAt: sharedResults.sharedAt,
    })
    .from(sharedResults)
    .where(eq(sharedResults.userId, userId))
    .orderBy(desc(sharedResults.sharedAt));

/** What a link shows; null once it was taken back or its time is over. */
export async function sharedAt(id: string) {
  const [row] = await services()
    .database.db.select({
      tool: sharedResults.tool,
      path: sharedResults.path,
      title: sharedResults.title,
      blocks: sharedResults.blocks,
      sharedBy: sharedResults.sharedBy,
      sharedAt: sharedResults.sharedAt,
      expiresAt: sharedResults.expiresAt,
    })
    .from(sharedResults)
    .where(
      and(eq(sharedResults.id, id), or(isNull(sharedResults.expiresAt), gt(sharedResults.expiresAt, now()))),
    );
  return row ?? null;
}
