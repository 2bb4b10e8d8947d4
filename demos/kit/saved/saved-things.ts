import { isFlag, isText, listOf, shaped } from '#lib/files/shape.ts';
import { databaseOf } from './database.ts';
import type { ResultOf } from './result-of.ts';
import type { SavedHead, SavedThing } from './saved-thing.ts';

const isHead = shaped<SavedHead>({
  id: isText,
  title: isText,
  pinned: isFlag,
  changed: isText,
  about: isText,
  holds: listOf(isText),
});

/** Things of one kind that are kept in this browser. */
export interface SavedThings<Thing extends SavedThing> {
  heads: () => Promise<SavedHead[]>;
  load: (id: string) => Promise<Thing | null>;
  save: (thing: Thing) => Promise<void>;
  remove: (id: string) => Promise<void>;
  removeAll: () => Promise<void>;
  headOf: (thing: Thing) => Pick<SavedHead, 'about' | 'holds'>;
  /** What of them can be kept in an account and shared; null where nothing can. */
  result: ResultOf<Thing> | null;
}

interface SavedOptions<Thing extends SavedThing> {
  /** The name of the database. */
  name: string;
  is: (value: unknown) => value is Thing;
  headOf: (thing: Thing) => Pick<SavedHead, 'about' | 'holds'>;
  result?: ResultOf<Thing>;
}

/** Keeps things in a database of their own in this browser, until somebody deletes them. */
export function savedThings<Thing extends SavedThing>({
  name,
  is,
  headOf,
  result,
}: SavedOptions<Thing>): SavedThings<Thing> {
  const database = databaseOf(name);
  return {
    /** Pinned ones first, then the newest. */
    heads: async () =>
      (await database.heads())
        .filter(isHead)
        .sort((a, b) => Number(b.pinned) - Number(a.pinned) || b.changed.localeCompare(a.changed)),
    load: async (id) => {
      const found = await database.content(id);
      return is(found) ? found : null;
    },
    save: (thing) => {
      const { id, title, pinned, changed } = thing;
      return database.put({ id, title, pinned, changed, ...headOf(thing) }, thing);
    },
    remove: database.remove,
    removeAll: database.removeAll,
    headOf,
    result: result ?? null,
  };
}

/** Things that hold all of the words. */
export function matching<Head extends SavedHead>(list: readonly Head[], sought: string): Head[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter(({ title, holds }) => {
    const text = [title, ...holds].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
