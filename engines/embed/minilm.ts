import { type ModelBytes, openBert } from './bert.ts';
import { type Embed, unit } from './embed.ts';

const mostPieces = 256;

/** The mean of the pieces' vectors, brought to length one. */
function pooled(hidden: Float32Array, pieces: number): Float32Array {
  const size = hidden.length / pieces;
  const sum = new Float32Array(size);
  for (let at = 0; at < hidden.length; at += 1) sum[at % size] = (sum[at % size] ?? 0) + (hidden[at] ?? 0);
  return unit(sum);
}

/** all-MiniLM-L6-v2: the model that gives texts their vectors. */
export async function openMiniLm(bytes: ModelBytes): Promise<Embed> {
  const { pieces, run } = await openBert(bytes);
  return async (texts) => {
    const vectors: Float32Array[] = [];
    // One after the other: longer batches are slower here, and take more memory.
    for (const text of texts) {
      const cut = pieces.cut(text, mostPieces - 2).map(({ id }) => id);
      const ids = [pieces.opens, ...cut, pieces.closes];
      const [hidden = new Float32Array()] = await run({ ids, first: ids.length }, ['last_hidden_state']);
      vectors.push(pooled(hidden, ids.length));
    }
    return vectors;
  };
}
