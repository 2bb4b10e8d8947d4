import type { Read } from '#engines/answer/answer.ts';
import type { Embed } from '#engines/embed/embed.ts';
import { openMiniLm } from '#engines/embed/minilm.ts';
import { type ModelFile, modelAddress, modelFiles } from '#engines/embed/model-list.ts';
import { openReader } from '#engines/reader/reader.ts';

/** Told how many bytes have arrived, of how many. */
type Loading = (bytes: number, of: number) => void;

type FetchFile = (address: string) => Promise<Response>;

const notFetched =
  'The model could not be loaded. Look at the connection and try again, or let the server answer instead.';

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

interface OpenedModels {
  embed: (loading: Loading) => Promise<Embed>;
  read: (loading: Loading) => Promise<Read>;
}

/** Opens the models where they are asked for, each once; what both need is fetched once. A failure is not kept. */
export function modelsFrom(get: FetchFile): OpenedModels {
  const files = new Map<string, Promise<Uint8Array>>();

  async function load(wanted: readonly ModelFile[], loading: Loading): Promise<Uint8Array[]> {
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
  }

  function once<Model>(
    own: ModelFile,
    open: (bytes: { weights: Uint8Array; tokenizer: string; runtime: Uint8Array }) => Promise<Model>,
  ): (loading: Loading) => Promise<Model> {
    let opened: Promise<Model> | null = null;
    const openNow = async (loading: Loading) => {
      const [weights = new Uint8Array(), tokenizer = new Uint8Array(), runtime = new Uint8Array()] =
        await load([own, modelFiles.tokenizer, modelFiles.runtime], loading);
      files.delete(own.name);
      return open({ weights, tokenizer: new TextDecoder().decode(tokenizer), runtime });
    };
    return (loading) => {
      opened ??= openNow(loading).catch((error: unknown) => {
        opened = null;
        throw error;
      });
      return opened;
    };
  }

  return { embed: once(modelFiles.miniLm, openMiniLm), read: once(modelFiles.reader, openReader) };
}
