import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Embed } from '#engines/embed/embed.ts';
import { modelFiles } from '#engines/embed/model-list.ts';
import { projectRoot } from '#server/project-root.ts';
import { services } from '#server/services.ts';
import { keptThread } from '#server/tools/kept-thread.ts';
import embedThread from './embed.thread.ts?thread';
import type { ModelPaths } from './model-paths.ts';

const mostKept = 4000;
const model = keptThread<string, Float32Array>(embedThread, { start: modelPaths, idleMs: 600_000 });
const kept = new Map<string, Float32Array>();

/** The copy in the build, whose bytes were looked at; in development the packages themselves. */
function modelPaths(): ModelPaths {
  const built = join(services().env.BUILD_DIR, 'models', 'minilm');
  const at = ({ name, from }: { name: string; from: string }) => {
    const copy = join(built, name);
    return existsSync(copy) ? copy : join(projectRoot(), 'node_modules', from);
  };
  return {
    weights: at(modelFiles.weights),
    tokenizer: at(modelFiles.tokenizer),
    runtime: at(modelFiles.runtime),
  };
}

/** Keeps a vector for the next question about the same text; the oldest go first. */
function keep(text: string, vector: Float32Array): void {
  kept.set(text, vector);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

interface EmbedderOptions {
  /** How many of the texts are done. */
  tell?: (done: number, of: number) => void;
  /** Vectors that were made before, by their texts. */
  known?: ReadonlyMap<string, Float32Array>;
}

/** Vectors from the model in its own thread, one text at a time, until the signal ends it. */
export const embedder =
  (signal: AbortSignal, { tell, known }: EmbedderOptions = {}): Embed =>
  async (texts) => {
    const vectors: Float32Array[] = [];
    for (const text of texts) {
      signal.throwIfAborted();
      const made = known?.get(text) ?? kept.get(text);
      const vector = made ?? (await model.ask(text));
      if (!made) {
        keep(text, vector);
        tell?.(vectors.length + 1, texts.length);
      }
      vectors.push(vector);
    }
    return vectors;
  };
