import { isText, shaped } from '#lib/files/shape.ts';

/** Heads are what a list shows; contents hold everything, and are only read when one is opened. */
const stores = { heads: 'heads', contents: 'contents' } as const;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const isChanged = shaped<{ changed: string }>({ changed: isText });

interface Entry {
  id: string;
}

/** A database of this browser whose entries have a head and a content, both under the same id. */
interface Database {
  heads: () => Promise<unknown[]>;
  content: (id: string) => Promise<unknown>;
  /** Both at once, or neither; nothing where a form that was made later is there already, as another tab may have kept it. */
  put: <Head extends Entry & { changed: string }, Content extends Entry>(
    head: Head,
    content: Content,
  ) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Deletes the database itself. */
  removeAll: () => Promise<void>;
}

/** The database of this name, made when it is first needed. */
export function databaseOf(name: string): Database {
  let opened: Promise<IDBDatabase> | null = null;

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => {
        for (const store of Object.values(stores)) request.result.createObjectStore(store, { keyPath: 'id' });
      };
      request.onsuccess = () => {
        const database = request.result;
        // Another tab deletes everything: a connection that stays open would hold it up.
        database.onversionchange = () => {
          database.close();
          opened = null;
        };
        resolve(database);
      };
      request.onerror = () => {
        opened = null;
        reject(request.error);
      };
    });
    return opened;
  }
  async function change(work: (heads: IDBObjectStore, contents: IDBObjectStore) => void): Promise<void> {
    const transaction = (await open()).transaction(Object.values(stores), 'readwrite');
    work(transaction.objectStore(stores.heads), transaction.objectStore(stores.contents));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  }
  return {
    heads: async () => settled((await open()).transaction(stores.heads).objectStore(stores.heads).getAll()),
    content: async (id) =>
      settled((await open()).transaction(stores.contents).objectStore(stores.contents).get(id)),
    put: (head, content) =>
      change((heads, contents) => {
        const looked = heads.get(head.id);
        looked.onsuccess = () => {
          const kept: unknown = looked.result;
          if (isChanged(kept) && kept.changed > head.changed) return;
          heads.put(head);
          contents.put(content);
        };
      }),
    remove: (id) =>
      change((heads, contents) => {
        heads.delete(id);
        contents.delete(id);
      }),
    removeAll: async () => {
      const database = await open().catch(() => null);
      database?.close();
      opened = null;
      await settled(indexedDB.deleteDatabase(name));
    },
  };
}
