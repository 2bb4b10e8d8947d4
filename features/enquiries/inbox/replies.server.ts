import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineBinned, putInBin } from '#server/bin/bin.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { checkSeen } from '#server/forms/conflict.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import type { ReplyWish } from './schema.ts';
import { savedReplies } from './tables.server.ts';

/** An answer that is written often. */
export type SavedReply = typeof savedReplies.$inferSelect;

/** All of them, by name. */
export const listReplies = (): Promise<SavedReply[]> =>
  services().database.db.select().from(savedReplies).orderBy(asc(savedReplies.title), asc(savedReplies.id));

async function hold(tx: Tx, id: string): Promise<SavedReply> {
  const [reply] = await tx.select().from(savedReplies).where(eq(savedReplies.id, id)).for('update');
  if (!reply)
    throw new AppError({ status: 404, code: 'gone', message: 'Someone has just deleted this reply.' });
  return reply;
}

const wordsOf = ({ title, body }: ReplyWish): ReplyWish => ({ title, body });

/** Keeps a new one. */
export async function addReply(wish: ReplyWish, actor: string): Promise<void> {
  const row = { id: newId(), ...wish, createdAt: now(), changedAt: now() };
  await services().inTransaction(async (tx) => {
    await tx.insert(savedReplies).values(row);
    const subject = `reply:${row.id}`;
    await recordChange(tx, { kind: 'reply.added', subject, actor, before: null, after: wish });
  });
}

/** Changes one; the second of two editors sees the conflict first. */
export async function changeReply(id: string, seen: number, wish: ReplyWish, actor: string): Promise<void> {
  await services().inTransaction(async (tx) => {
    const before = await hold(tx, id);
    const labels = { title: 'Name', body: 'Reply' };
    checkSeen(seen, { version: before.version, yours: wish, theirs: wordsOf(before), labels });
    await tx
      .update(savedReplies)
      .set({ ...wish, version: before.version + 1, changedAt: now() })
      .where(eq(savedReplies.id, id));
    const subject = `reply:${id}`;
    await recordChange(tx, { kind: 'reply.changed', subject, actor, before: wordsOf(before), after: wish });
  });
}

export const binnedReply = defineBinned({
  kind: 'reply',
  label: 'Saved reply',
  section: 'inbox',
  schema: z.object({
    id: z.string(),
    title: z.string(),
    body: z.string(),
    version: z.number(),
    createdAt: z.coerce.date(),
    changedAt: z.coerce.date(),
  }),
  restore: async (tx, reply) => {
    await tx.insert(savedReplies).values(reply).onConflictDoNothing();
  },
});

/** Puts one into the bin; gives the step that brings it back. */
export async function deleteReply(id: string, actor: string): Promise<{ title: string; undo: string }> {
  return services().inTransaction(async (tx) => {
    const reply = await hold(tx, id);
    await tx.delete(savedReplies).where(eq(savedReplies.id, id));
    const deleted = { subjectId: id, label: reply.title, content: reply, actor };
    return { title: reply.title, undo: await putInBin(tx, binnedReply, deleted) };
  });
}
