import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { bump } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { defineUndo, offerUndo } from '#server/undo/undo.ts';
import { mayHide, mayShow } from '../staff/rules.ts';
import { submissions } from '../submissions/tables.server.ts';
import { applications } from '../tables.server.ts';
import { catalogueTag } from '../visible.server.ts';

type Way = 'show' | 'hide';
const over: Record<Way, string> = {
  show: 'None of these can be shown here. Submitted applications are published by a decision and removed by their owner.',
  hide: 'None of these are in the catalogue.',
};

/** Shows or hides those of some entries that may be, in the caller's transaction; gives their ids. */
async function turn(tx: Tx, way: Way, ids: readonly string[], actor: string): Promise<string[]> {
  const held = await tx
    .select({
      id: applications.id,
      status: applications.status,
      slug: applications.slug,
      publishedAt: applications.publishedAt,
    })
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .orderBy(applications.id)
    .for('update');
  const sent = await tx
    .select({ slug: submissions.slug, status: submissions.status })
    .from(submissions)
    .where(
      inArray(
        submissions.slug,
        held.map(({ slug }) => slug),
      ),
    );
  const able = held.filter(({ status, slug }) => {
    const submission = sent.find((one) => one.slug === slug)?.status ?? null;
    return (way === 'show' ? mayShow : mayHide)({ status, submission });
  });
  if (able.length === 0) throw new AppError({ status: 409, code: 'over', message: over[way] });
  const status = way === 'show' ? 'published' : 'draft';
  for (const { id, slug, publishedAt } of able) {
    await tx
      .update(applications)
      .set({ status, publishedAt: publishedAt ?? (way === 'show' ? now() : null), changedAt: now() })
      .where(eq(applications.id, id));
    await recordEvent(tx, {
      kind: way === 'show' ? 'application.shown' : 'application.hidden',
      subject: `application:${id}`,
      actor,
      data: { slug, status },
    });
  }
  await bump(tx, catalogueTag);
  return able.map(({ id }) => id);
}

const idsSchema = z.object({ ids: z.array(z.string()) });
export const turnUndos = {
  show: defineUndo('catalogue.show', idsSchema, async (tx, { ids }, actor) => {
    await turn(tx, 'hide', ids, actor);
  }),
  hide: defineUndo('catalogue.hide', idsSchema, async (tx, { ids }, actor) => {
    await turn(tx, 'show', ids, actor);
  }),
};

/** Lets visitors see entries or not; gives how many changed, and what takes it back. */
export const turnEntries = (
  way: Way,
  ids: readonly string[],
  actor: string,
): Promise<{ count: number; undo: string }> =>
  services().inTransaction(async (tx) => {
    const known = ids.filter((id) => z.uuid().safeParse(id).success);
    const turned = await turn(tx, way, known, actor);
    return { count: turned.length, undo: await offerUndo(tx, turnUndos[way], { ids: turned }, actor) };
  });
