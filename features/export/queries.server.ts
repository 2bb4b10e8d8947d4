import { desc, eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { sizeHere } from './folder.server.ts';
import { endOf, isUnderWay } from './rules.ts';
import type { ExportLine } from './schema.ts';
import { siteExports } from './tables.server.ts';

/** The latest exports, newest first, and whether one is being made. One that stopped reporting progress has failed. */
export async function exportsPage(): Promise<{ list: ExportLine[]; underWay: boolean }> {
  const rows = await services()
    .database.db.select()
    .from(siteExports)
    .orderBy(desc(siteExports.askedAt))
    .limit(20);
  const list = rows.map(({ actor: _, askedAt, seenAt, endedAt, ...row }) => {
    const silent = endedAt === null && !isUnderWay({ ...row, seenAt }, now());
    return {
      ...row,
      ...(silent
        ? {
            state: 'failed' as const,
            problem: 'The export stopped before it was complete. The server’s log says why.',
          }
        : {}),
      askedAt: askedAt.toISOString(),
      endsAt: endedAt && row.state === 'done' ? endOf(endedAt).toISOString() : null,
    };
  });
  return { list, underWay: list.some(({ state }) => state === 'waiting' || state === 'running') };
}

/** The size of an export that is done and whose file is here; null otherwise. */
export async function readyExport(id: string): Promise<number | null> {
  const [row] = await services().database.db.select().from(siteExports).where(eq(siteExports.id, id));
  if (row?.state !== 'done' || !row.endedAt || endOf(row.endedAt) <= now()) return null;
  return sizeHere(id);
}
