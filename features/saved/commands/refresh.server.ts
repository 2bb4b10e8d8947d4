import { sql } from 'drizzle-orm';
import { services } from '#server/services.ts';
import type { ThingRef } from '../kinds.ts';
import { lookUp, type ThingSources } from '../things.ts';

const atOnce = 500;

/** Things that people keep, after one of them; results of demos keep the name that their owner gave. */
async function keptAfter(last: ThingRef): Promise<ThingRef[]> {
  const { rows } = await services().database.db.execute<{ kind: ThingRef['kind']; key: string }>(sql`
    select kind, key from (select kind, key from saved_items union select kind, key from collection_items) kept
    where (kind, key) > (${last.kind}, ${last.key}) and not (kind = 'demo' and position('?' in key) > 0)
    order by kind, key limit ${atOnce}`);
  return rows;
}

/** Learns what saved things are called by now, for the search; gives how many rows had an older name. */
export async function refreshThings(sources: ThingSources): Promise<number> {
  const { db } = services().database;
  let changed = 0;
  let refs = await keptAfter({ kind: '' as ThingRef['kind'], key: '' });
  while (refs.length > 0) {
    const thingAt = await lookUp(sources, refs);
    const known = refs.flatMap((ref) => {
      const thing = thingAt(ref);
      return thing ? [{ ...ref, title: thing.title, about: thing.about }] : [];
    });
    for (const table of [sql`saved_items`, sql`collection_items`]) {
      const { rowCount } = await db.execute(sql`
        update ${table} kept set title = now.title, about = now.about
        from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as now(kind text, key text, title text, about text)
        where kept.kind = now.kind and kept.key = now.key and (kept.title, kept.about) <> (now.title, now.about)`);
      changed += rowCount ?? 0;
    }
    const last = refs.at(-1);
    refs = last ? await keptAfter(last) : [];
  }
  return changed;
}
