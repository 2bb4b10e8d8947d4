import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { bump } from '#server/freshness/freshness.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { defineUndo, offerUndo } from '#server/undo/undo.ts';
import { publishingTag } from '../published.server.ts';
import { redirectProblem } from '../redirect-rules.ts';
import { publishingRedirects } from '../tables.server.ts';

/** Redirects a previously public address to the new one. Older redirects to it are pointed at the new address directly. */
export async function leaveRedirect(tx: Tx, from: string, to: string): Promise<void> {
  // The new address may be one that was left before: it is a page again.
  await tx.delete(publishingRedirects).where(eq(publishingRedirects.fromPath, to));
  await tx
    .update(publishingRedirects)
    .set({ toPath: to, changedAt: now() })
    .where(eq(publishingRedirects.toPath, from));
  const row = { fromPath: from, toPath: to, automatic: true, changedAt: now() };
  await tx
    .insert(publishingRedirects)
    .values({ id: newId(), ...row, version: 1, createdAt: now() })
    .onConflictDoUpdate({ target: publishingRedirects.fromPath, set: row });
}

interface RedirectWish {
  from: string;
  to: string;
  actor: string;
  /** Whether a page stands at a path. */
  isPage: (path: string) => boolean;
}

/** Adds a redirect; refuses circles and addresses that belong to a page. */
export function putRedirect({ from, to, actor, isPage }: RedirectWish): Promise<void> {
  return services().inTransaction(async (tx) => {
    // First, because its row is the lock under which circles are looked for.
    await bump(tx, publishingTag('redirects'));
    const rows = await tx.select().from(publishingRedirects);
    const others = new Map(rows.map(({ fromPath, toPath }) => [fromPath, toPath]));
    const problem = redirectProblem({ from, to }, others, isPage);
    if (problem) throw badInput({ [problem.field]: problem.message });
    if (others.has(from))
      throw badInput({ from: 'This address already has a redirect. Remove that one first.' });
    await tx.insert(publishingRedirects).values({
      id: newId(),
      fromPath: from,
      toPath: to,
      automatic: false,
      version: 1,
      createdAt: now(),
      changedAt: now(),
    });
    await recordChange(tx, {
      kind: 'redirect.put',
      subject: `redirect:${from}`,
      actor,
      before: null,
      after: { from, to },
    });
  });
}

const removedSchema = z.object({
  rows: z.array(z.object({ fromPath: z.string(), toPath: z.string(), automatic: z.boolean() })),
});

export const undoRemove = defineUndo('publishing.redirects', removedSchema, async (tx, { rows }) => {
  await bump(tx, publishingTag('redirects'));
  const at = { version: 1, createdAt: now(), changedAt: now() };
  if (rows.length > 0)
    await tx
      .insert(publishingRedirects)
      .values(rows.map((row) => ({ id: newId(), ...row, ...at })))
      .onConflictDoNothing({ target: publishingRedirects.fromPath });
});

/** Removes redirects; gives how many, and the id of the undo. */
export function removeRedirects(
  ids: readonly string[],
  actor: string,
): Promise<{ count: number; undo: string }> {
  return services().inTransaction(async (tx) => {
    await bump(tx, publishingTag('redirects'));
    const rows = await tx
      .delete(publishingRedirects)
      .where(inArray(publishingRedirects.id, [...ids]))
      .returning();
    for (const { fromPath, toPath } of rows)
      await recordChange(tx, {
        kind: 'redirect.removed',
        subject: `redirect:${fromPath}`,
        actor,
        before: { from: fromPath, to: toPath },
        after: null,
      });
    const kept = rows.map(({ fromPath, toPath, automatic }) => ({ fromPath, toPath, automatic }));
    return { count: rows.length, undo: await offerUndo(tx, undoRemove, { rows: kept }, actor) };
  });
}
