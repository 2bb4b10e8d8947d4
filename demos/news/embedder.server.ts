import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Embed } from '#engines/embed/embed.ts';
import { modelFiles } from '#engines/embed/model-list.ts';
import { globalCell } from '#lib/global-cell.ts';
import { ground } from '#server/ground.ts';
import { projectRoot } from '#server/project-root.ts';
import embedThread from './embed.thread.ts?thread';
import type { EmbedAnswer, EmbedQuestion, ModelPaths } from './embed-messages.ts';
import { knownVectors } from './examples/known-vectors.server.ts';

interface Running {
  thread: Worker;
  open: Map<number, PromiseWithResolvers<Float32Array>>;
  idle: NodeJS.Timeout | null;
}

const idleMs = 600_000;
const mostKept = 4000;
const state = globalCell('news-embedder', () => ({
  running: null as Running | null,
  next: 0,
  kept: new Map<string, Float32Array>(),
}));

/** The copy in the build, whose bytes were looked at; in development the packages themselves. */
function modelPaths(): ModelPaths {
  const built = join(ground().env.BUILD_DIR, 'models', 'minilm');
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

function end(running: Running, why: Error): void {
  if (state.running === running) state.running = null;
  for (const { reject } of running.open.values()) reject(why);
  running.open.clear();
  void running.thread.terminate();
}

function start(): Running {
  const thread = new Worker(embedThread, { workerData: modelPaths() });
  const running: Running = { thread, open: new Map(), idle: null };
  thread.unref();
  thread.on('message', (heard: EmbedAnswer) => {
    const asked = running.open.get(heard.id);
    running.open.delete(heard.id);
    if ('problem' in heard) asked?.reject(new Error(heard.problem));
    else asked?.resolve(heard.vector);
  });
  thread.on('error', (error) => end(running, error));
  thread.on('exit', () => end(running, new Error('the thread of the model ended')));
  return running;
}

function ask(text: string): Promise<Float32Array> {
  state.running ??= start();
  const { running } = state;
  if (running.idle) clearTimeout(running.idle);
  running.idle = setTimeout(() => end(running, new Error('the model was not needed')), idleMs);
  running.idle.unref();
  const asked = Promise.withResolvers<Float32Array>();
  state.next += 1;
  running.open.set(state.next, asked);
  running.thread.postMessage({ id: state.next, text } satisfies EmbedQuestion);
  return asked.promise;
}

/** Keeps a vector for the next question about the same text; the oldest go first. */
function keep(text: string, vector: Float32Array): void {
  const { kept } = state;
  kept.set(text, vector);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/** Vectors from the model in its own thread, one text at a time, until the signal ends it; tells how many are done. */
export const embedder =
  (signal: AbortSignal, tell: (done: number, of: number) => void = () => {}): Embed =>
  async (texts) => {
    const vectors: Float32Array[] = [];
    for (const text of texts) {
      signal.throwIfAborted();
      const known = knownVectors().get(text) ?? state.kept.get(text);
      const vector = known ?? (await ask(text));
      if (!known) {
        keep(text, vector);
        tell(vectors.length + 1, texts.length);
      }
      vectors.push(vector);
    }
    return vectors;
  };
