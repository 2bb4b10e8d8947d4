const name = 'document-conversations';

/** Heads are what the list shows; contents hold files and answers, and are only read when one is opened. */
export const stores = { heads: 'heads', contents: 'contents' } as const;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

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

type Change = (store: (name: string) => IDBObjectStore) => void;

/** Changes several stores at once, or none of them. */
export async function change(work: Change): Promise<void> {
  const transaction = (await open()).transaction(Object.values(stores), 'readwrite');
  work((store) => transaction.objectStore(store));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

export async function all(store: string): Promise<unknown[]> {
  return settled((await open()).transaction(store).objectStore(store).getAll());
}

export async function one(store: string, id: string): Promise<unknown> {
  return settled((await open()).transaction(store).objectStore(store).get(id));
}

/** Deletes the database itself. */
export async function deleteAll(): Promise<void> {
  const database = await open().catch(() => null);
  database?.close();
  opened = null;
  await settled(indexedDB.deleteDatabase(name));
}
