import { z } from 'zod';
import { sampleApplications, setApplicationsPublic } from '#features/catalogue/samples.server.ts';
import { sampleEvents, setEventsPublic } from '#features/events/samples.server.ts';
import { samplePosts, setPostsPublic } from '#features/publishing/samples.server.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { defineUndo, offerUndo } from '#server/undo/undo.ts';

const ids = z.array(z.uuid());
const samplesSchema = z.object({ events: ids, applications: ids, posts: ids });

/** What came with the site and is still public, by its ids. */
type Samples = z.output<typeof samplesSchema>;

/** Finds what came with the site and is still public. */
export const findSamples = async (db: DbOrTx): Promise<Samples> => ({
  events: await sampleEvents(db),
  applications: await sampleApplications(db),
  posts: await samplePosts(db),
});

async function setPublic(tx: Tx, samples: Samples, isPublic: boolean): Promise<void> {
  await setEventsPublic(tx, samples.events, isPublic);
  await setApplicationsPublic(tx, samples.applications, isPublic);
  await setPostsPublic(tx, samples.posts, isPublic);
}

export const undoRemove = defineUndo('go-live.samples', samplesSchema, (tx, samples) =>
  setPublic(tx, samples, true),
);

/** Takes everything that came with the site off it, kept as drafts; gives how many, and the id of the undo. */
export function removeSamples(actor: string): Promise<{ count: number; undo: string }> {
  return services().inTransaction(async (tx) => {
    const samples = await findSamples(tx);
    await setPublic(tx, samples, false);
    const count = samples.events.length + samples.applications.length + samples.posts.length;
    await recordEvent(tx, { kind: 'samples.removed', subject: 'site', actor, data: { count } });
    return { count, undo: await offerUndo(tx, undoRemove, samples, actor) };
  });
}
