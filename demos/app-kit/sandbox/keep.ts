import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Collections, Edit, Row } from './edits.ts';

/** Where the records begin: the sample of a day, or nothing at all because a file replaced everything. */
export interface Base {
  day: string;
  isOwn: boolean;
  /** The large sample instead of the usual one. */
  isLarge?: boolean;
}

/** What was changed since that beginning, in the order of their keys. */
export interface Kept<C extends Collections> {
  base: Base;
  edits: Edit<C>[];
}

/** Keeps a sandbox between visits. */
export interface Keep<C extends Collections> {
  load: () => Promise<Kept<C> | null>;
  /** Adds edits to what is kept. */
  add: (base: Base, edits: readonly Edit<C>[]) => Promise<void>;
  /** Keeps these edits instead of everything that was there. */
  replace: (base: Base, edits: readonly Edit<C>[]) => Promise<void>;
}

interface Tables extends DBSchema {
  base: { key: 'base'; value: Base };
  edits: { key: [collection: string, id: string]; value: { in: string; id: string; row: Row | null } };
}

/** Keeps edits in a database of this browser: what nobody changed comes from the seed again. */
export function keepInBrowser<C extends Collections>(name: string): Keep<C> {
  let opened: Promise<IDBPDatabase<Tables>> | null = null;
  const open = () => {
    opened ??= openDB<Tables>(name, 1, {
      upgrade(database) {
        database.createObjectStore('base');
        database.createObjectStore('edits', { keyPath: ['in', 'id'] });
      },
    });
    return opened;
  };
  async function write(base: Base, edits: readonly Edit<C>[], anew: boolean) {
    const change = (await open()).transaction(['base', 'edits'], 'readwrite');
    const writes: Promise<unknown>[] = [];
    if (anew) writes.push(change.objectStore('edits').clear());
    writes.push(change.objectStore('base').put(base, 'base'));
    for (const edit of edits) writes.push(change.objectStore('edits').put(edit));
    await Promise.all([...writes, change.done]);
  }
  return {
    async load() {
      const reading = (await open()).transaction(['base', 'edits']);
      const base = await reading.objectStore('base').get('base');
      if (!base) return null;
      return { base, edits: (await reading.objectStore('edits').getAll()) as Edit<C>[] };
    },
    add: (base, edits) => write(base, edits, false),
    replace: (base, edits) => write(base, edits, true),
  };
}
