import { eq } from 'drizzle-orm';
import { holdClock } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { publishingFeature } from '../feature.server.ts';
import type { EntryData } from '../kinds.ts';
import { refreshPublished } from '../published.server.ts';
import { publishingEntries } from '../tables.server.ts';

let world: TestServices;

/** Opens services with a database of their own and what the files seed; gives the way to close them. */
export async function openWorld(): Promise<() => Promise<void>> {
  holdClock('2026-11-16T12:00:00Z');
  world = await openTestServices({}, [publishingFeature]);
  await refreshPublished();
  return world.close;
}

/** The words of a post. */
export const words = (more: Partial<Record<string, string>> = {}): EntryData => ({
  title: 'Slots and seats',
  slug: '',
  date: '2026-11-16',
  topic: 'Data',
  lead: 'Two people press one half hour.',
  body: '## One\n\nText.',
  ...(more as EntryData),
});

/** The entry as its row has it. */
export async function rowOf(id: string) {
  const [row] = await services()
    .database.db.select()
    .from(publishingEntries)
    .where(eq(publishingEntries.id, id));
  if (!row) throw new Error(`no entry ${id}`);
  return row;
}
