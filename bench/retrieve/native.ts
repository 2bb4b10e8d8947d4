import { modelBytes } from '#engines/embed/testing/model-bytes.ts';
import { makePieces } from '#engines/embed/word-pieces.ts';
import { median } from '../print.ts';

/** A question and the passages that are read for it. */
export interface ReadSample {
  question: string;
  passages: readonly string[];
}

const mostPieces = 384;
/** Not a dependency: 290 MB for one figure. */
const runtime = 'onnxruntime-node';

/**
 * Milliseconds that reading takes by onnxruntime-node on one core, where somebody has installed it for this
 * (`npm install --no-save onnxruntime-node`); null elsewhere.
 */
export async function nativeMs(samples: readonly ReadSample[]): Promise<number | null> {
  const loaded: unknown = await import(runtime).catch(() => null);
  if (!loaded) return null;
  const { InferenceSession, Tensor } = loaded as typeof import('onnxruntime-web/wasm');
  const { weights, tokenizer } = await modelBytes('reader');
  const { model } = JSON.parse(tokenizer) as { model: { vocab: Record<string, number> } };
  const { cut, opens, closes } = makePieces(new Map(Object.entries(model.vocab)));
  const session = await InferenceSession.create(weights, { intraOpNumThreads: 1, interOpNumThreads: 1 });
  const times: number[] = [];
  for (const { question, passages } of samples) {
    const began = performance.now();
    for (const passage of passages) {
      const head = [opens, ...cut(question).map(({ id }) => id), closes];
      const told = cut(passage, mostPieces - head.length - 1).map(({ id }) => id);
      const ids = [...head, ...told, closes];
      const shape = [1, ids.length];
      await session.run({
        input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), shape),
        attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
        token_type_ids: new Tensor('int64', new BigInt64Array(ids.length).fill(1n, head.length), shape),
      });
    }
    times.push(performance.now() - began);
  }
  return median(times);
}
