import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { makeDecoder } from './decode-loop.ts';
import type { Hear, HeardWord } from './heard.ts';
import { frames, melBands, melOf } from './mel.ts';
import type { ChosenPiece } from './written-pieces.ts';

/** The files of a whisper model, read by whoever has them. */
interface WhisperBytes {
  size: WhisperSize;
  encoder: Uint8Array;
  decoder: Uint8Array;
  /** tokenizer.json */
  tokenizer: string;
  /** ort-wasm-simd-threaded.wasm */
  runtime: Uint8Array;
}

export type WhisperSize = 'base' | 'small';

const shapes: Readonly<Record<WhisperSize, { layers: number; heads: number }>> = {
  base: { layers: 6, heads: 8 },
  small: { layers: 12, heads: 12 },
};
const headSize = 64;

/** Begin, English, write down, without times. */
const prompt = [50_258, 50_259, 50_359, 50_363];
const closes = 50_257;
/** A space and the end: what a text may not begin with. */
const notFirst: ReadonlySet<number> = new Set([220, closes]);
/** A piece of 25 seconds has fewer; a model that goes on repeats itself. */
const mostPieces = 180;

/** The bytes behind the letters in which the vocabulary writes them. */
function byteLetters(): ReadonlyMap<string, number> {
  const isPlain = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
  const letters = new Map<string, number>();
  let other = 256;
  for (let byte = 0; byte < 256; byte += 1) {
    letters.set(String.fromCodePoint(isPlain(byte) ? byte : other), byte);
    if (!isPlain(byte)) other += 1;
  }
  return letters;
}

/** Puts pieces together to words: one that begins with a space begins a word. */
function wordsOf(pieces: readonly ChosenPiece[], vocabulary: ReadonlyMap<number, string>): HeardWord[] {
  const letters = byteLetters();
  const words: { bytes: number[]; sure: number }[] = [];
  for (const { id, sure } of pieces) {
    const bytes = [...(vocabulary.get(id) ?? '')].map((letter) => letters.get(letter) ?? 32);
    if (bytes[0] === 32 || words.length === 0) words.push({ bytes: [], sure: 1 });
    const word = words.at(-1);
    if (!word) continue;
    word.bytes.push(...bytes);
    // Whether a comma follows is another question than which word it was.
    if (bytes.some((byte) => byte >= 128 || /\w/.test(String.fromCharCode(byte))))
      word.sure = Math.min(word.sure, sure);
  }
  const decoder = new TextDecoder();
  return words
    .map(({ bytes, sure }) => ({ text: decoder.decode(Uint8Array.from(bytes)).trim(), sure }))
    .filter(({ text }) => text !== '');
}

/** Whisper, set to English, in WebAssembly on one thread. It hears up to 30 seconds at once. */
export async function openWhisper({ size, ...bytes }: WhisperBytes): Promise<Hear> {
  const { layers, heads } = shapes[size];
  const { model } = JSON.parse(bytes.tokenizer) as { model: { vocab: Record<string, number> } };
  const vocabulary = new Map(Object.entries(model.vocab).map(([piece, id]) => [id, piece]));
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = bytes.runtime.slice().buffer;
  const options = { executionProviders: ['wasm'] };
  const encode = await InferenceSession.create(bytes.encoder, options);
  const decode = makeDecoder(await InferenceSession.create(bytes.decoder, options), {
    layers,
    nothing: [1, heads, 0, headSize],
  });
  return async (samples) => {
    const { last_hidden_state: heard } = await encode.run({
      input_features: new Tensor('float32', melOf(samples), [1, melBands, frames]),
    });
    if (!heard) throw new Error('the model heard nothing');
    const pieces = await decode({
      heard,
      prompt,
      closes,
      mostPieces,
      // What lies beyond the end are marks for the model itself.
      mayBe: (id, isFirst) => id <= closes && !(isFirst && notFirst.has(id)),
    });
    return wordsOf(pieces, vocabulary);
  };
}
