import { and, eq, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError, badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { bump } from '#server/freshness/freshness.ts';
import { defineJob } from '#server/jobs/define.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { services } from '#server/services.ts';
import { defineUndo, offerUndo } from '#server/undo/undo.ts';
import { type Entry, holdEntry, revisionAt } from '../entries.server.ts';
import { kinds } from '../kinds.ts';
import { publishingTag } from '../published.server.ts';
import { publishingEntries } from '../tables.server.ts';
import { leaveRedirect } from './redirects.server.ts';

const notThere = () => new AppError({ status: 404, code: 'gone', message: 'This version doesn’t exist.' });

/** Makes one version public. If its address changed, the old address redirects to the new one. */
async function makePublic(tx: Tx, entry: Entry, version: number, actor: string): Promise<void> {
  const revision = await revisionAt(tx, entry.id, version);
  if (!revision) throw notThere();
  const slug = entry.slug.startsWith('/') ? entry.slug : revision.data.slug || entry.slug;
  const [taken] = await tx
    .select({ id: publishingEntries.id, name: publishingEntries.name })
    .from(publishingEntries)
    .where(
      and(
        eq(publishingEntries.kind, entry.kind),
        eq(publishingEntries.publishedSlug, slug),
        isNull(publishingEntries.binnedAt),
      ),
    );
  if (taken && taken.id !== entry.id)
    throw badInput({ slug: `“${taken.name}” is already public at this address.` });
  await tx
    .update(publishingEntries)
    .set({
      published: revision.data,
      publishedSlug: slug,
      publishedVersion: version,
      publishedAt: now(),
      publishAt: null,
      publishVersion: null,
    })
    .where(eq(publishingEntries.id, entry.id));
  const { address } = kinds[entry.kind];
  if (entry.publishedSlug && entry.publishedSlug !== slug)
    await leaveRedirect(tx, address(entry.publishedSlug), address(slug));
  await recordEvent(tx, {
    kind: 'entry.published',
    subject: `entry:${entry.id}`,
    actor,
    data: { name: entry.name, version, address: address(slug) },
  });
  await bump(tx, publishingTag(entry.kind), publishingTag('redirects'));
}

export const undoPublish = defineUndo(
  'publishing.publish',
  z.object({ before: z.array(z.object({ id: z.uuid(), version: z.number().nullable() })) }),
  async (tx, { before }, actor) => {
    for (const { id, version } of before) {
      const entry = await holdEntry(tx, id);
      if (version === null) await takeOff(tx, entry, actor);
      else await makePublic(tx, entry, version, actor);
    }
  },
);

/** Makes the newest words of these public at once; gives the id of the undo. */
export function publishEntries(ids: readonly string[], actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const before: { id: string; version: number | null }[] = [];
    // In one order, or two who publish the same ones could wait for each other.
    for (const id of ids.toSorted()) {
      const entry = await holdEntry(tx, id);
      before.push({ id, version: entry.publishedVersion });
      await makePublic(tx, entry, entry.version, actor);
    }
    return offerUndo(tx, undoPublish, { before }, actor);
  });
}

export const publishDue = defineJob({
  name: 'publishing.due',
  schema: z.object({}),
  // The job of the exact minute is sent when something is scheduled; the clock catches what it missed.
  every: '*/5 * * * *',
  run: async () => {
    const due = await services()
      .database.db.select({ id: publishingEntries.id })
      .from(publishingEntries)
      .where(and(lte(publishingEntries.publishAt, now()), isNull(publishingEntries.binnedAt)));
    for (const { id } of due) await publishWhenDue(id);
  },
});

/** Makes the scheduled version public if its time has come, once. */
export function publishWhenDue(id: string): Promise<void> {
  return services().inTransaction(async (tx) => {
    const entry = await holdEntry(tx, id);
    if (!entry.publishAt || !entry.publishVersion || entry.publishAt > now()) return;
    await makePublic(tx, entry, entry.publishVersion, 'system');
  });
}

/** Lets the newest words become public at a time to come. */
export async function scheduleEntry(id: string, at: Date, actor: string): Promise<void> {
  if (at <= now()) throw badInput({ publishAt: 'Please choose a time in the future.' });
  return services().inTransaction(async (tx) => {
    const entry = await holdEntry(tx, id);
    await tx
      .update(publishingEntries)
      .set({ publishAt: at, publishVersion: entry.version })
      .where(eq(publishingEntries.id, id));
    await recordEvent(tx, {
      kind: 'entry.scheduled',
      subject: `entry:${id}`,
      actor,
      data: { name: entry.name, version: entry.version, at: at.toISOString() },
    });
    await enqueue(tx, publishDue, {}, { startAfter: at });
  });
}

/** Takes back a schedule. */
export function unscheduleEntry(id: string, actor: string): Promise<void> {
  return services().inTransaction(async (tx) => {
    const entry = await holdEntry(tx, id);
    await tx
      .update(publishingEntries)
      .set({ publishAt: null, publishVersion: null })
      .where(eq(publishingEntries.id, id));
    await recordEvent(tx, {
      kind: 'entry.unscheduled',
      subject: `entry:${id}`,
      actor,
      data: { name: entry.name },
    });
  });
}

/** Takes an entry off the site; its words stay with the staff. Gives the id of the undo. */
export function unpublishEntry(id: string, actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const entry = await holdEntry(tx, id);
    if (entry.slug.startsWith('/') || !kinds[entry.kind].open)
      throw badInput({}, 'This page can’t be taken off the site. Change its text instead.');
    await takeOff(tx, entry, actor);
    return offerUndo(tx, undoPublish, { before: [{ id, version: entry.publishedVersion }] }, actor);
  });
}

async function takeOff(tx: Tx, { id, kind, name }: Entry, actor: string): Promise<void> {
  await tx
    .update(publishingEntries)
    .set({ published: null, publishedSlug: null, publishedVersion: null, publishedAt: null, asSeeded: false })
    .where(eq(publishingEntries.id, id));
  await recordEvent(tx, { kind: 'entry.unpublished', subject: `entry:${id}`, actor, data: { name } });
  await bump(tx, publishingTag(kind));
}
