import llamaTokenizer from 'llama-tokenizer-js';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { Hear } from './heard.ts';
import { sampleRate } from './sound.ts';
import { type ChosenPiece, wordsOf } from './written-pieces.ts';

/** The files of moonshine tiny, read by whoever has them. */
export interface MoonshineBytes {
  encoder: Uint8Array;
  decoder: Uint8Array;
  /** ort-wasm-simd-threaded.wasm */
  runtime: Uint8Array;
}

const [layers, heads, headSize] = [6, 8, 36];
const [opens, closes] = [1, 2];
/** Nobody speaks faster: a model that goes on beyond it repeats itself. */
const mostPiecesASecond = 6.5;
/** The model cannot be given less; shorter sounds are filled up with silence. */
const shortest = 0.5 * sampleRate;

const cacheNames = Array.from({ length: layers }, (_, layer) =>
  ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'].map((part) => `${layer}.${part}`),
).flat();

/** The likeliest piece, and how likely it is among all. */
function likeliest(scores: Float32Array): ChosenPiece {
  let id = 0;
  for (let at = 1; at < scores.length; at += 1) if ((scores[at] ?? 0) > (scores[id] ?? 0)) id = at;
  const top = scores[id] ?? 0;
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - top);
  return { id, sure: 1 / sum };
}

/** Moonshine tiny, English, in WebAssembly on one thread. It reaches for nothing but the bytes it is given. */
export async function openMoonshine({ encoder, decoder, runtime }: MoonshineBytes): Promise<Hear> {
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = runtime.slice().buffer;
  const options = { executionProviders: ['wasm'] };
  const [encode, decode] = [
    await InferenceSession.create(encoder, options),
    await InferenceSession.create(decoder, options),
  ];

  return async (samples) => {
    const sound = new Float32Array(Math.max(shortest, samples.length));
    sound.set(samples);
    const { last_hidden_state: heard } = await encode.run({
      input_values: new Tensor('float32', sound, [1, sound.length]),
    });
    if (!heard) throw new Error('the model heard nothing');
    // What the decoder works out about earlier pieces is given back to it, so that it need not do it again.
    const cache: Record<string, Tensor> = Object.fromEntries(
      cacheNames.map((name) => [
        `past_key_values.${name}`,
        new Tensor('float32', new Float32Array(), [0, heads, 1, headSize]),
      ]),
    );
    const pieces: ChosenPiece[] = [];
    const most = Math.ceil((sound.length / sampleRate) * mostPiecesASecond);
    let last = opens;
    for (let at = 0; at < most; at += 1) {
      const given = await decode.run({
        input_ids: new Tensor('int64', BigInt64Array.of(BigInt(last)), [1, 1]),
        encoder_hidden_states: heard,
        use_cache_branch: new Tensor('bool', [at > 0], [1]),
        ...cache,
      });
      const scores = given.logits?.data;
      if (!(scores instanceof Float32Array)) throw new Error('the model gave no scores');
      const piece = likeliest(scores);
      if (piece.id === closes) break;
      pieces.push(piece);
      last = piece.id;
      for (const name of cacheNames) {
        const present = given[`present.${name}`];
        // What it makes of the sound itself is only there after the first step.
        if (present && (at === 0 || name.includes('decoder'))) cache[`past_key_values.${name}`] = present;
      }
    }
    return wordsOf(pieces, llamaTokenizer.vocabById);
  };
}
