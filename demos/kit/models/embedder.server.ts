import type { Embed } from '#engines/embed/embed.ts';
import { keptThread } from '#server/tools/kept-thread.ts';
import embedThread from './embed.thread.ts?thread';
import { modelPaths } from './model-paths.server.ts';

const mostKept = 4000;
const model = keptThread<string, Float32Array>(embedThread, {
  start: () => modelPaths('miniLm'),
  idleMs: 600_000,
});
/** Whether it answers at once, without a model to open first. */
export const isEmbedderReady = (): boolean => model.isReady();

const kept = new Map<string, Float32Array>();

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
  /** Whether vectors stay in memory for the next question about the same text; a visitor's own texts do not. */
  keeps?: boolean;
}

/** Vectors from the model in its own thread, one text at a time, until the signal ends it. */
export const embedder =
  (signal: AbortSignal, { tell, known, keeps = true }: EmbedderOptions = {}): Embed =>
  async (texts) => {
    const vectors: Float32Array[] = [];
    for (const text of texts) {
      signal.throwIfAborted();
      const made = known?.get(text) ?? kept.get(text);
      const vector = made ?? (await model.ask(text));
      if (!made) {
        if (keeps) keep(text, vector);
        tell?.(vectors.length + 1, texts.length);
      }
      vectors.push(vector);
    }
    return vectors;
  };
