import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { photoUrl } from '../photo.ts';
import { photoKey, redraw } from '../photo-file.server.ts';
import { profiles } from '../tables.server.ts';

const uploadLimit = {
  purpose: 'profile.photo',
  burst: 20,
  perSecond: 0.1,
  stored: { max: 30, windowSeconds: 3600 },
};

/** Notes which picture is somebody's, and tells the identity service of it where that is ours: profile and account never disagree. */
async function notePhoto(tx: Tx, userId: string, photoId: string | null): Promise<void> {
  const blank = { company: '', role: '', phone: '', zone: '' };
  const said = { photoId, changedAt: now() };
  await tx
    .insert(profiles)
    .values({ userId, ...blank, ...said })
    .onConflictDoUpdate({ target: profiles.userId, set: said });
  await tx
    .update(identityUsers)
    .set({ photoUrl: photoId && photoUrl(photoId) })
    .where(eq(identityUsers.id, userId));
  const actor = `user:${userId}`;
  await recordEvent(tx, { kind: 'profile.photo-changed', subject: actor, actor });
}

/** Draws a picture anew and makes it somebody's; gives its address, another one at each change. */
export async function setPhoto(userId: string, bytes: Uint8Array): Promise<string> {
  const { inTransaction, limits, storage } = services();
  await limits.take(uploadLimit, userId);
  const picture = await redraw(bytes, userId);
  const photoId = newId();
  await storage.put(photoKey(userId), picture, 'image/png');
  await inTransaction((tx) => notePhoto(tx, userId, photoId));
  return photoUrl(photoId);
}

/** Takes somebody's picture away; pressing twice is fine. */
export async function removePhoto(userId: string): Promise<void> {
  const { inTransaction, storage } = services();
  await inTransaction((tx) => notePhoto(tx, userId, null));
  await storage.delete(photoKey(userId));
}
