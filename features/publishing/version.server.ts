import { checkSeen as check } from '#server/forms/conflict.ts';
import type { Entry } from './entries.server.ts';
import { type EntryData, kinds } from './kinds.ts';

/** Throws when somebody saved other words after the form was opened, with what both wrote. */
export function checkSeen(entry: Entry, seen: number, yours: EntryData): void {
  const labels = Object.fromEntries(
    kinds[entry.kind].fields
      // Left empty, an address follows the name: no difference of two hands.
      .filter(({ name }) => name !== 'slug' || yours.slug !== '')
      .map(({ name, label }) => [name, label]),
  );
  check(seen, { version: entry.version, yours, theirs: entry.data, labels });
}
