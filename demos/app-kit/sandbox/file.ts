import { z } from 'zod';
import type { Application } from './application.ts';
import { type Collections, type ListsOf, listsOf, type RowsOf } from './edits.ts';

const fileSchema = z.object({
  application: z.string(),
  version: z.number(),
  day: z.iso.date(),
  records: z.record(z.string(), z.array(z.unknown())),
});

/** Everything in a sandbox as the text of a file. */
export function fileOf<C extends Collections>(
  { id, version }: Application<C>,
  day: string,
  rows: RowsOf<C>,
): string {
  const records = Object.fromEntries(
    Object.entries(rows).map(([name, collection]) => [name, [...collection.values()]]),
  );
  return JSON.stringify({ application: id, version, day, records }, null, 1);
}

/** The records of a file, or why it cannot be read. */
export function readFileOf<C extends Collections>(
  application: Application<C>,
  text: string,
): { day: string; lists: ListsOf<C> } | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'This isn’t a file from this application: it isn’t valid JSON. Nothing was changed.' };
  }
  const file = fileSchema.safeParse(json);
  if (!file.success || file.data.application !== application.id)
    return { problem: 'This file was saved by a different program. Choose one you exported here.' };
  if (file.data.version !== application.version)
    return { problem: 'This file was saved by another version of this application and can’t be opened.' };
  const { day, records } = file.data;
  let problem: string | null = null;
  const lists = listsOf<C>(application.schemas, (name) => {
    const rows = z.array(application.schemas[name]).safeParse(records[name] ?? []);
    if (rows.success) return rows.data;
    const [place = 0, field = ''] = rows.error.issues[0]?.path ?? [];
    problem ??= `Record ${Number(place) + 1} of “${name}” can’t be read${field ? ` (${String(field)})` : ''}. Nothing was changed.`;
    return [];
  });
  return problem === null ? { day, lists } : { problem };
}
