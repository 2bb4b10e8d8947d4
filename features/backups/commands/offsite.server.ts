import { eq } from 'drizzle-orm';
import { putCopy, removeOldCopies } from '#server/backup/offsite/copies.ts';
import { offsitePlace } from '#server/backup/offsite/place.ts';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { log } from '#server/log.ts';
import { services } from '#server/services.ts';
import { backupPath } from '../folder.server.ts';
import { backups } from '../tables.server.ts';

/** Copies a finished backup to the off-site place, if one is set, and lets go of old copies. A failure is noted for the panel: the backup itself is whole. */
export async function copyOffsite({ id, name }: { id: string; name: string }): Promise<void> {
  const { database, env, inTransaction } = services();
  const place = offsitePlace(env);
  if (!place) return;
  try {
    const bytes = await putCopy(place, backupPath(name), name);
    await inTransaction(async (tx) => {
      await tx
        .update(backups)
        .set({ offsiteAt: now(), offsiteBytes: bytes, offsiteProblem: null })
        .where(eq(backups.id, id));
      await recordEvent(tx, {
        kind: 'backup.copied',
        subject: `backup:${id}`,
        actor: 'system',
        data: { bytes },
      });
    });
    await removeOldCopies(place);
  } catch (error) {
    log().error({ err: error }, 'a backup could not be copied off-site');
    await database.db
      .update(backups)
      .set({ offsiteProblem: 'We couldn’t copy this backup off-site. The server’s log says why.' })
      .where(eq(backups.id, id));
  }
}
