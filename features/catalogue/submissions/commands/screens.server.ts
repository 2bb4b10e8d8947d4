import { and, eq, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { badInput } from '#server/errors.ts';
import { newId } from '#server/ids.ts';
import type { DrawnPicture } from '#server/images/draw-picture.ts';
import { services } from '#server/services.ts';
import { mostScreens } from '../fields.ts';
import { storageKey } from '../files.server.ts';
import { screensOf } from '../queries.server.ts';
import { submissionScreens } from '../tables.server.ts';
import { inOwnDraft } from './own-submission.server.ts';

/** Puts a picture that was made ready at the end of a draft's screens; gives its id. */
export async function addScreen(
  submissionId: string,
  picture: DrawnPicture,
  userId: string,
): Promise<string> {
  const id = newId();
  await inOwnDraft(userId, submissionId, async (tx) => {
    const there = await screensOf(tx, submissionId);
    if (there.length >= mostScreens) throw badInput({ files: `${mostScreens} screens at most.` });
    const { width, height, contentType } = picture;
    const position = (there.at(-1)?.position ?? -1) + 1;
    // The row first: a file without a row would never be forgotten.
    await tx
      .insert(submissionScreens)
      .values({ id, submissionId, alt: '', width, height, contentType, position, createdAt: now() });
  });
  await services().storage.put(storageKey(id), picture.bytes, picture.contentType);
  return id;
}

/** Takes a screen out of a draft; the catalogue keeps showing it until a yes to the change. */
export const removeScreen = (submissionId: string, screen: string, userId: string): Promise<void> =>
  inOwnDraft(userId, submissionId, async (tx) => {
    await tx
      .update(submissionScreens)
      .set({ position: null })
      .where(and(eq(submissionScreens.submissionId, submissionId), eq(submissionScreens.id, screen)));
  });

/** Writes what screens show, for people who hear the page. */
export const describeScreens = (
  submissionId: string,
  texts: Readonly<Record<string, string>>,
  userId: string,
): Promise<void> =>
  inOwnDraft(userId, submissionId, async (tx) => {
    for (const { id } of await screensOf(tx, submissionId)) {
      const alt = texts[id]?.trim().slice(0, 200);
      if (alt !== undefined)
        await tx.update(submissionScreens).set({ alt }).where(eq(submissionScreens.id, id));
    }
  });

/** Moves a screen to a place, counted from 0; the first is the one on the tile. */
export const moveScreen = (submissionId: string, screen: string, to: number, userId: string): Promise<void> =>
  inOwnDraft(userId, submissionId, async (tx) => {
    const ids = (await screensOf(tx, submissionId)).map(({ id }) => id);
    if (!ids.includes(screen)) return;
    const order = ids
      .filter((id) => id !== screen)
      .toSpliced(Math.max(0, Math.min(to, ids.length - 1)), 0, screen);
    await tx.execute(sql`
      update submission_screens set position = ordered.position - 1
      from unnest(${sql.param(order)}::uuid[]) with ordinality as ordered(id, position)
      where submission_screens.id = ordered.id`);
  });
