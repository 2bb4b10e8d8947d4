/** What one page hands to the next: files, an address or a text. It stays in this browser. */
export interface HandedOver {
  files: readonly File[];
  text: string;
}

/** The end of an address that says: something was handed over. */
export const handedOver = '#handed-over';

const name = 'handed-over';
const store = 'things';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (things: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
}

const isHandedOver = (value: unknown): value is HandedOver =>
  typeof value === 'object' &&
  value !== null &&
  'files' in value &&
  Array.isArray(value.files) &&
  'text' in value &&
  typeof value.text === 'string';

/** Keeps something for the page that is opened next; what was kept before is forgotten. */
export async function handOver({ files, text }: HandedOver): Promise<void> {
  await inStore('readwrite', (things) => things.put({ files: [...files], text }, 'latest'));
}

/** Takes what was handed over, once: a second look finds nothing. Null where the address does not say so. */
export async function takeHandedOver(): Promise<HandedOver | null> {
  if (location.hash !== handedOver) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  const found: unknown = await inStore('readonly', (things) => things.get('latest')).catch(() => null);
  await inStore('readwrite', (things) => things.clear()).catch(() => {});
  return isHandedOver(found) ? found : null;
}
