import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { FilterOption } from '#lib/lists/table-page.ts';
import { events } from '#server/db/tables.ts';
import type { Db } from '#server/db/transaction.ts';
import { namesOfActors } from '#server/identity/actor-names.ts';
import { services } from '#server/services.ts';
import { type AuditLine, type OpenLine, unnamed } from './schema.ts';
import { readable, shownChanges } from './shown-changes.ts';
import { kindText } from './words.ts';

type Event = typeof events.$inferSelect;

async function shown(db: Db, rows: readonly Event[]): Promise<(AuditLine & { data: Event['data'] })[]> {
  const names = await namesOfActors(
    db,
    rows.map(({ actor }) => actor),
  );
  return rows.map((row) => ({
    ...row,
    who: names.get(row.actor) ?? unnamed(row.actor),
    changes: shownChanges(row.data),
  }));
}

/** Lines of the log by their ids. */
export async function auditLines(db: Db, ids: string[]): Promise<AuditLine[]> {
  const lines = await shown(db, await db.select().from(events).where(inArray(events.id, ids)));
  return lines.map(({ data: _, ...line }) => line);
}

/** One line with everything that was noted, or null. */
export async function auditLine(id: string): Promise<OpenLine | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const { db } = services().database;
  const [line] = await shown(db, await db.select().from(events).where(eq(events.id, id)));
  if (!line) return null;
  const { data, ...rest } = line;
  const noted = Object.entries(data).flatMap(([name, value]) =>
    name === 'changes' ? [] : [{ name, value: readable(value) }],
  );
  return { ...rest, noted };
}

/** Every kind of event in the log. It jumps from kind to kind along the index, because reading all rows would get slower as the log grows. */
export async function knownKinds(): Promise<FilterOption[]> {
  const found = await services().database.db.execute<{ kind: string }>(sql`
    with recursive leap as (
      (select ${events.kind} as kind from ${events} order by ${events.kind} limit 1)
      union all
      select (select ${events.kind} from ${events} where ${events.kind} > leap.kind order by ${events.kind} limit 1)
      from leap where leap.kind is not null
    )
    select kind from leap where kind is not null`);
  return found.rows.map(({ kind }) => ({ value: kind, label: kindText(kind) }));
}
