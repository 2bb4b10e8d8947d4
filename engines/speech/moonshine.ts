import llamaTokenizer from 'llama-tokenizer-js';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { makeDecoder } from './decode-loop.ts';
import type { Hear } from './heard.ts';
import { sampleRate } from './sound.ts';
import { wordsOf } from './written-pieces.ts';

/** The files of moonshine tiny, read by whoever has them. */
export interface MoonshineBytes {
  encoder: Uint8Array;
  decoder: Uint8Array;
  /** ort-wasm-simd-threaded.wasm */
  runtime: Uint8Array;
}

const [opens, closes] = [1, 2];
/** Nobody speaks faster: a model that goes on beyond it repeats itself. */
const mostPiecesASecond = 6.5;
/** The model cannot be given less; shorter sounds are filled up with silence. */
const shortest = 0.5 * sampleRate;

/** Moonshine tiny, English, in WebAssembly on one thread. It reaches for nothing but the bytes it is given. */
export async function openMoonshine({ encoder, decoder, runtime }: MoonshineBytes): Promise<Hear> {
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = runtime.slice().buffer;
  const options = { executionProviders: ['wasm'] };
  const encode = await InferenceSession.create(encoder, options);
  const decode = makeDecoder(await InferenceSession.create(decoder, options), {
    layers: 6,
    nothing: [0, 8, 1, 36],
  });

  return async (samples) => {
    const sound = new Float32Array(Math.max(shortest, samples.length));
    sound.set(samples);
    const { last_hidden_state: heard } = await encode.run({
      input_values: new Tensor('float32', sound, [1, sound.length]),
    });
    if (!heard) throw new Error('the model heard nothing');
    const pieces = await decode({
      heard,
      prompt: [opens],
      closes,
      mostPieces: Math.ceil((sound.length / sampleRate) * mostPiecesASecond),
    });
    return wordsOf(pieces, llamaTokenizer.vocabById);
  };
}
