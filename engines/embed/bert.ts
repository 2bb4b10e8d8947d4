import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { makePieces, type WordPieces } from './word-pieces.ts';

/** The files of a model, read by whoever has them. */
export interface ModelBytes {
  /** The ONNX file. */
  weights: Uint8Array;
  /** tokenizer.json, whose vocabulary all our models share. */
  tokenizer: string;
  /** ort-wasm-simd-threaded.wasm */
  runtime: Uint8Array;
}

/** Pieces of one or two texts, and which of the two each is from. */
interface Input {
  ids: readonly number[];
  /** How many of the first belong to the first text; the others are of the second. */
  first: number;
}

/** A BERT model that was opened. */
interface Bert {
  pieces: WordPieces;
  /** Runs the model, and gives the outputs of these names. */
  run: (input: Input, outputs: readonly string[]) => Promise<Float32Array[]>;
}

/** Opens a BERT model in WebAssembly, on one thread. It reaches for nothing but the bytes it is given. */
export async function openBert({ weights, tokenizer, runtime }: ModelBytes): Promise<Bert> {
  const { model } = JSON.parse(tokenizer) as { model: { vocab: Record<string, number> } };
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = runtime.slice().buffer;
  const session = await InferenceSession.create(weights, { executionProviders: ['wasm'] });
  return {
    pieces: makePieces(new Map(Object.entries(model.vocab))),
    run: async ({ ids, first }, outputs) => {
      const shape = [1, ids.length];
      const given = await session.run({
        input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), shape),
        attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
        token_type_ids: new Tensor('int64', new BigInt64Array(ids.length).fill(1n, first), shape),
      });
      return outputs.map((name) => {
        const data = given[name]?.data;
        if (!(data instanceof Float32Array)) throw new Error(`the model gave no ${name}`);
        return data;
      });
    },
  };
}
