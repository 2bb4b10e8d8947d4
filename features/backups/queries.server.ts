import { desc, eq, ne } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { ground } from '#server/ground.ts';
import { readSettings } from '#server/settings/settings.ts';
import { sizeHere } from './folder.server.ts';
import { isUnderWay, standingOf } from './rules.ts';
import { backups } from './tables.server.ts';

/** The backups of the panel, the newest first, and what the next one will do. */
export async function backupsPage() {
  const { database, env } = ground();
  const rows = await database.db
    .select()
    .from(backups)
    .where(ne(backups.state, 'removed'))
    .orderBy(desc(backups.askedAt))
    .limit(80);
  const at = now();
  const list = await Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      name: row.name,
      standing: standingOf(row, row.state === 'done' && (await sizeHere(row.name)) !== null, at),
      byClock: row.actor === 'system',
      progress: row.progress,
      bytes: row.bytes,
      sha256: row.sha256,
      rows: row.rows,
      files: row.files,
      missing: row.missing ?? 0,
      problem: row.problem,
      askedAt: row.askedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    })),
  );
  return {
    list,
    underWay: list.some(({ standing }) => isUnderWay(standing)),
    secretInside: !env.APP_SECRET,
    ...readSettings().backup,
  };
}

export type BackupsPage = Awaited<ReturnType<typeof backupsPage>>;
export type ShownBackup = BackupsPage['list'][number];

/** A finished backup; null where there is none of this id. */
export async function finishedBackup(id: string) {
  const [row] = await ground().database.db.select().from(backups).where(eq(backups.id, id));
  return row?.state === 'done' ? row : null;
}

/** When the last backup that is whole was made. */
export async function lastBackup(): Promise<{ at: string; bytes: number } | null> {
  const [row] = await ground()
    .database.db.select()
    .from(backups)
    .where(eq(backups.state, 'done'))
    .orderBy(desc(backups.askedAt))
    .limit(1);
  return row?.endedAt ? { at: row.endedAt.toISOString(), bytes: row.bytes ?? 0 } : null;
}
