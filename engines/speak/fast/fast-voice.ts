import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { widened } from '../onnx/widen.ts';
import type { Spoken } from '../sounds/phonemes.ts';

/** What the model's own description says of it. */
export interface FastVoiceFacts {
  symbols: readonly string[];
  language_id: number;
  tone_offset: number;
  sample_rate: number;
}

/** The signs of a sentence: a sound or a pause, and how it is stressed. */
function signsOf(spoken: readonly Spoken[]): { sign: string; tone: number }[] {
  return spoken.flatMap((one) => {
    if (one.is === 'pause') {
      const sign = one.sign === '—' || one.sign === ';' || one.sign === ':' ? ',' : one.sign;
      return /[,.!?…]/.test(sign) ? [{ sign, tone: 0 }] : [];
    }
    return one.sounds.map((sound) => {
      const base = sound.replace(/\d/, '').toLowerCase();
      const stress = /\d$/.test(sound) ? Number(sound.at(-1)) + 1 : 0;
      return { sign: base === 'v' ? 'V' : base, tone: stress };
    });
  });
}

/** The model wants a blank before, between and behind all signs. */
const withBlanks = (ids: readonly number[]): bigint[] => [0n, ...ids.flatMap((id) => [BigInt(id), 0n])];

/** The numbers of a sentence's signs, their tones and their language, with a blank at both ends. */
function fastVoiceIds(spoken: readonly Spoken[], { symbols, language_id, tone_offset }: FastVoiceFacts) {
  const numbers = new Map(symbols.map((symbol, at) => [symbol, at]));
  const blank = { sign: '_', tone: 0 };
  const signs = [blank, ...signsOf(spoken), blank].filter(({ sign }) => numbers.has(sign));
  return {
    phones: withBlanks(signs.map(({ sign }) => numbers.get(sign) ?? 0)),
    tones: withBlanks(signs.map(({ tone }) => tone + tone_offset)),
    languages: withBlanks(signs.map(() => language_id)),
  };
}

/** Opens the small voice, which speaks at once and sounds plain. */
export async function openFastVoice({
  weights,
  runtime,
  facts,
}: {
  weights: Uint8Array;
  runtime: Uint8Array;
  facts: FastVoiceFacts;
}): Promise<(spoken: readonly Spoken[], speed: number) => Promise<Float32Array>> {
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = runtime.slice().buffer;
  const session = await InferenceSession.create(widened(weights), {
    executionProviders: ['wasm'],
    // Opening thousands of small nodes takes three times as long with what makes them a tenth faster afterwards: the
    // search for a better graph, and a plan of who can use whose memory, which only one node at a time allows.
    graphOptimizationLevel: 'disabled',
    executionMode: 'parallel',
  });
  const list = (values: readonly bigint[]) =>
    new Tensor('int64', BigInt64Array.from(values), [1, values.length]);
  const number = (value: number) => new Tensor('float32', [value], [1]);
  return async (spoken, speed) => {
    const { phones, tones, languages } = fastVoiceIds(spoken, facts);
    const length = phones.length;
    const given = await session.run({
      x: list(phones),
      x_lengths: new Tensor('int64', [BigInt(length)], [1]),
      sid: new Tensor('int64', [0n], [1]),
      tone: list(tones),
      language: list(languages),
      // What a language model would add about the meaning; this small voice does without.
      bert: new Tensor('float32', new Float32Array(length * 1024), [1, 1024, length]),
      ja_bert: new Tensor('float32', new Float32Array(length * 768), [1, 768, length]),
      noise_scale: number(0.667),
      noise_scale_w: number(0.8),
      length_scale: number(1 / speed),
    });
    const data = given.audio?.data;
    if (!(data instanceof Float32Array)) throw new Error('the voice gave no sound');
    return data;
  };
}
