import { type InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { ChosenPiece } from './written-pieces.ts';

/** The likeliest of the pieces that may come next, and how likely it is among all. */
function likeliest(scores: Float32Array, mayBe: (id: number) => boolean = () => true): ChosenPiece {
  let id = -1;
  let top = Number.NEGATIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? top;
    if (score > most) most = score;
    if (score > top && mayBe(at)) {
      top = score;
      id = at;
    }
  }
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - most);
  return { id, sure: Math.exp(top - most) / sum };
}

interface DecoderShape {
  layers: number;
  /** The shape of what is known about earlier pieces, before there are any. */
  nothing: readonly number[];
}

interface Decoding {
  /** What the encoder made of the sound. */
  heard: Tensor;
  /** What the text begins with, before the model writes. */
  prompt: readonly number[];
  closes: number;
  mostPieces: number;
  mayBe?: (id: number, isFirst: boolean) => boolean;
}

/** Lets a decoder write piece by piece, until it closes the text or has written enough. */
export function makeDecoder(session: Pick<InferenceSession, 'run'>, { layers, nothing }: DecoderShape) {
  const names = Array.from({ length: layers }, (_, layer) =>
    ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'].map((part) => `${layer}.${part}`),
  ).flat();
  return async ({ heard, prompt, closes, mostPieces, mayBe }: Decoding): Promise<ChosenPiece[]> => {
    // What the decoder works out about earlier pieces is given back to it, so that it need not do it again.
    const cache: Record<string, Tensor> = Object.fromEntries(
      names.map((name) => [`past_key_values.${name}`, new Tensor('float32', new Float32Array(), nothing)]),
    );
    const pieces: ChosenPiece[] = [];
    let given: readonly number[] = prompt;
    while (pieces.length < mostPieces) {
      const isFirst = pieces.length === 0;
      const answer = await session.run({
        input_ids: new Tensor('int64', BigInt64Array.from(given, BigInt), [1, given.length]),
        encoder_hidden_states: heard,
        use_cache_branch: new Tensor('bool', [!isFirst], [1]),
        ...cache,
      });
      const scores = answer.logits?.data;
      if (!(scores instanceof Float32Array)) throw new Error('the model gave no scores');
      // There are scores for what follows each piece that was given; the last are those for what comes next.
      const last = scores.subarray(scores.length - scores.length / given.length);
      const piece = likeliest(last, (id) => mayBe?.(id, isFirst) ?? true);
      if (piece.id === closes || piece.id < 0) break;
      pieces.push(piece);
      given = [piece.id];
      for (const name of names) {
        const present = answer[`present.${name}`];
        // What it makes of the sound itself is only there after the first step.
        if (present && (isFirst || name.includes('decoder'))) cache[`past_key_values.${name}`] = present;
      }
    }
    return pieces;
  };
}
