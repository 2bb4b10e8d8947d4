import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { type Embed, unit } from './embed.ts';
import { makePieces } from './word-pieces.ts';

/** The files of the model, read by whoever has them. */
interface ModelFiles {
  /** model_quantized.onnx */
  weights: Uint8Array;
  /** tokenizer.json */
  tokenizer: string;
  /** ort-wasm-simd-threaded.wasm */
  runtime: Uint8Array;
}

const mostPieces = 256;

/** The mean of the pieces' vectors, brought to length one. */
function pooled(hidden: Float32Array, pieces: number): Float32Array {
  const size = hidden.length / pieces;
  const sum = new Float32Array(size);
  for (let at = 0; at < hidden.length; at += 1) sum[at % size] = (sum[at % size] ?? 0) + (hidden[at] ?? 0);
  return unit(sum);
}

/** all-MiniLM-L6-v2 in WebAssembly, on one thread. It reaches for nothing but the bytes it is given. */
export async function openMiniLm({ weights, tokenizer, runtime }: ModelFiles): Promise<Embed> {
  const { model } = JSON.parse(tokenizer) as { model: { vocab: Record<string, number> } };
  const pieces = makePieces(new Map(Object.entries(model.vocab)));
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = runtime.slice().buffer;
  const session = await InferenceSession.create(weights, { executionProviders: ['wasm'] });
  return async (texts) => {
    const vectors: Float32Array[] = [];
    // One after the other: longer batches are slower here, and take more memory.
    for (const text of texts) {
      const ids = BigInt64Array.from(pieces(text, mostPieces), BigInt);
      const shape = [1, ids.length];
      const { last_hidden_state: hidden } = await session.run({
        input_ids: new Tensor('int64', ids, shape),
        attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
        token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
      });
      if (!(hidden?.data instanceof Float32Array)) throw new Error('the model gave no vectors');
      vectors.push(pooled(hidden.data, ids.length));
    }
    return vectors;
  };
}
