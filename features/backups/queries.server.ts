import { desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { offsitePlace } from '#server/backup/offsite/place.ts';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { sizeHere } from './folder.server.ts';
import { isUnderWay, offsiteStanding, standingOf, trialStanding } from './rules.ts';
import { backups, backupTrials } from './tables.server.ts';

/** The backups of the panel, the newest first, and what the next one will do. */
export async function backupsPage() {
  const { database, env } = services();
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
      isOffsite: row.offsiteAt !== null,
      offsiteProblem: row.offsiteProblem,
    })),
  );
  return {
    list,
    underWay: list.some(({ standing }) => isUnderWay(standing)),
    secretInside: !env.APP_SECRET,
    offsite: await offsiteState(),
    ...readSettings().backup,
  };
}

/** How the copies in the other place stand, and what the last trial restore has shown. */
export async function offsiteState() {
  const { database, env } = services();
  const place = offsitePlace(env);
  const [last] = await database.db
    .select()
    .from(backups)
    .where(isNotNull(backups.offsiteAt))
    .orderBy(desc(backups.offsiteAt))
    .limit(1);
  const [newest] = await database.db
    .select({ problem: backups.offsiteProblem })
    .from(backups)
    .where(inArray(backups.state, ['done', 'removed']))
    .orderBy(desc(backups.askedAt))
    .limit(1);
  const [trial] = await database.db
    .select()
    .from(backupTrials)
    .orderBy(desc(backupTrials.startedAt))
    .limit(1);
  const lastAt = last?.offsiteAt ?? null;
  const problem = newest?.problem ?? null;
  return {
    place: place?.label ?? null,
    keepDays: env.BACKUP_KEEP_DAYS,
    standing: offsiteStanding({ isSet: place !== null, lastAt, problem }, now()),
    lastAt: lastAt?.toISOString() ?? null,
    bytes: last?.offsiteBytes ?? null,
    problem,
    trial: {
      standing: trialStanding(trial ?? null, now()),
      at: trial?.startedAt.toISOString() ?? null,
      way: trial?.way ?? null,
      rows: trial?.rows ?? null,
      files: trial?.files ?? null,
      problem: trial?.problem ?? null,
    },
  };
}

export type OffsiteState = Awaited<ReturnType<typeof offsiteState>>;

export type BackupsPage = Awaited<ReturnType<typeof backupsPage>>;
export type ShownBackup = BackupsPage['list'][number];

/** A finished backup; null where there is none of this id. */
export async function finishedBackup(id: string) {
  const [row] = await services().database.db.select().from(backups).where(eq(backups.id, id));
  return row?.state === 'done' ? row : null;
}

/** When the last backup that is whole was made. */
export async function lastBackup(): Promise<{ at: string; bytes: number } | null> {
  const [row] = await services()
    .database.db.select()
    .from(backups)
    .where(eq(backups.state, 'done'))
    .orderBy(desc(backups.askedAt))
    .limit(1);
  return row?.endedAt ? { at: row.endedAt.toISOString(), bytes: row.bytes ?? 0 } : null;
}
