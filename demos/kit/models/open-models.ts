import type { Read } from '#engines/answer/answer.ts';
import type { ModelBytes } from '#engines/embed/bert.ts';
import type { Embed } from '#engines/embed/embed.ts';
import { openMiniLm } from '#engines/embed/minilm.ts';
import { type ModelFile, modelFiles } from '#engines/embed/model-list.ts';
import { openReader } from '#engines/reader/reader.ts';
import { type FetchFile, type Loading, modelFilesFrom, openedOnce } from './model-files.ts';

interface OpenedModels {
  embed: (loading: Loading) => Promise<Embed>;
  read: (loading: Loading) => Promise<Read>;
}

/** Opens the models where they are asked for, each once; what both need is fetched once. */
export function modelsFrom(get: FetchFile): OpenedModels {
  const files = modelFilesFrom(get);
  const once = <Model>(own: ModelFile, open: (bytes: ModelBytes) => Promise<Model>) =>
    openedOnce(async (loading) => {
      const [weights = new Uint8Array(), tokenizer = new Uint8Array(), runtime = new Uint8Array()] =
        await files.load([own, modelFiles.tokenizer, modelFiles.runtime], loading);
      files.forget(own);
      return open({ weights, tokenizer: new TextDecoder().decode(tokenizer), runtime });
    });
  return { embed: once(modelFiles.miniLm, openMiniLm), read: once(modelFiles.reader, openReader) };
}
