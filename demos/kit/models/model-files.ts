import { type ModelFile, modelAddress } from '#engines/embed/model-list.ts';

/** Told how many bytes have arrived, of how many. */
export type Loading = (bytes: number, of: number) => void;

export type FetchFile = (address: string) => Promise<Response>;

const notFetched = 'The model didn’t load. Check your connection and try again.';

/** The bytes of a file, told as they arrive. */
async function bytesOf({ bytes, ...file }: ModelFile, get: FetchFile, tell: (more: number) => void) {
  const response = await get(modelAddress(file)).catch(() => null);
  if (!response?.ok || !response.body) throw new Error(notFetched);
  const all = new Uint8Array(bytes);
  let at = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Error(notFetched);
    });
    if (done) break;
    if (at + value.length > bytes) throw new Error(notFetched);
    all.set(value, at);
    at += value.length;
    tell(value.length);
  }
  if (at !== bytes) throw new Error(notFetched);
  return all;
}

/** The files of models as a browser gets them, each fetched once. */
interface ModelFiles {
  /** Several files, in the order they are asked for; only those that are not here yet are counted. */
  load: (wanted: readonly ModelFile[], loading: Loading) => Promise<Uint8Array[]>;
  /** Lets a file go that nobody else will ask for. */
  forget: (file: ModelFile) => void;
}

/** Fetches files of models. A failure is not kept. */
export function modelFilesFrom(get: FetchFile): ModelFiles {
  const files = new Map<string, Promise<Uint8Array>>();
  return {
    load: (wanted, loading) => {
      const missing = wanted.filter(({ name }) => !files.has(name));
      const of = missing.reduce((sum, { bytes }) => sum + bytes, 0);
      let arrived = 0;
      for (const file of missing) {
        const fetched = bytesOf(file, get, (more) => {
          arrived += more;
          loading(arrived, of);
        });
        files.set(file.name, fetched);
        fetched.catch(() => files.delete(file.name));
      }
      return Promise.all(wanted.map(({ name }) => files.get(name) ?? Promise.reject(new Error(notFetched))));
    },
    forget: ({ name }) => files.delete(name),
  };
}

/** Opens a model when it is first asked for; one that could not be opened is tried again with the next question. */
export function openedOnce<Model>(
  open: (loading: Loading) => Promise<Model>,
): (loading: Loading) => Promise<Model> {
  let opened: Promise<Model> | null = null;
  return (loading) => {
    opened ??= open(loading).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}
