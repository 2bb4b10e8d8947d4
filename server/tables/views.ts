import { and, eq, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TableView } from '#lib/lists/table-page.ts';
import { now } from '../clock.ts';
import type { DbOrTx, Tx } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { defineUndo, offerUndo } from '../undo/undo.ts';
import type { ListReader } from './filter.ts';
import { staffViews } from './tables.ts';

/** What the form that saves a view sends. */
export const newViewSchema = z.object({
  name: z
    .string({ error: 'Please give the view a name.' })
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, { error: 'Please give the view a name.' })
        .max(40, { error: 'Please use at most 40 characters for the name.' }),
    ),
  query: z.string().max(2000).optional().default(''),
  shared: z
    .enum(['on', ''])
    .optional()
    .transform((value) => value === 'on'),
});

/** The views of a list that somebody sees: their own and those that were shared, by name. */
export async function viewsOf(
  db: DbOrTx,
  list: string,
  { userId }: Pick<ListReader, 'userId'>,
): Promise<TableView[]> {
  const rows = await db
    .select()
    .from(staffViews)
    .where(and(eq(staffViews.list, list), or(eq(staffViews.userId, userId), eq(staffViews.shared, true))))
    .orderBy(sql`lower(${staffViews.name})`, staffViews.id);
  return rows.map(({ id, name, query, shared, userId: owner }) => ({
    id,
    name,
    query,
    shared,
    own: owner === userId,
  }));
}

/** Saves how somebody looks at a list; under a name that they used before, anew. */
export async function saveView(
  tx: Tx,
  list: string,
  view: z.output<typeof newViewSchema>,
  { userId }: Pick<ListReader, 'userId'>,
): Promise<void> {
  const row = { id: newId(), list, userId, ...view, createdAt: now() };
  await tx
    .insert(staffViews)
    .values(row)
    .onConflictDoUpdate({
      target: [staffViews.list, staffViews.userId, staffViews.name],
      set: { query: view.query, shared: view.shared },
    });
}

const rowSchema = z.object({
  id: z.string(),
  list: z.string(),
  userId: z.string(),
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  createdAt: z.coerce.date(),
});

export const undoRemoval = defineUndo('view.remove', rowSchema, async (tx, row) => {
  await tx.insert(staffViews).values(row).onConflictDoNothing();
});

/** Which view is to be removed. */
export const goneViewSchema = z.object({ id: z.uuid() });

/** Removes one of the person's own views; returns the id of the undo, or null when there is no such view. */
export async function removeView(
  tx: Tx,
  id: string,
  { userId }: Pick<ListReader, 'userId'>,
): Promise<string | null> {
  const [row] = await tx
    .delete(staffViews)
    .where(and(eq(staffViews.id, id), eq(staffViews.userId, userId)))
    .returning();
  return row ? offerUndo(tx, undoRemoval, row, `user:${userId}`) : null;
}
