import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { widened } from '../onnx/widen.ts';
import { symbolIds } from './symbols.ts';

const styleSize = 256;

/** A sentence in Kokoro's signs, a speaker, and how fast: 1 is as usual. */
export interface KokoroSentence {
  symbols: string;
  voice: Float32Array;
  speed: number;
}

/** Opens Kokoro-82M in WebAssembly. It reaches for nothing but the bytes it is given. */
export async function openKokoro({
  weights,
  runtime,
}: {
  weights: Uint8Array;
  runtime: Uint8Array;
}): Promise<(sentence: KokoroSentence) => Promise<Float32Array>> {
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = runtime.slice().buffer;
  const session = await InferenceSession.create(widened(weights), { executionProviders: ['wasm'] });
  return async ({ symbols, voice, speed }) => {
    const ids = symbolIds(symbols);
    // A speaker has a style for every length of a sentence.
    const at = Math.min(ids.length - 2, voice.length / styleSize - 1) * styleSize;
    const given = await session.run({
      input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
      style: new Tensor('float32', voice.slice(at, at + styleSize), [1, styleSize]),
      speed: new Tensor('float32', [speed], [1]),
    });
    const data = given.waveform?.data;
    if (!(data instanceof Float32Array) || Number.isNaN(data[0])) throw new Error('the voice gave no sound');
    return data;
  };
}
