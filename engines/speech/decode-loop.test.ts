import { Tensor } from 'onnxruntime-web/wasm';
import { expect, it } from 'vitest';
import { makeDecoder } from './decode-loop.ts';

const none = new Tensor('float32', new Float32Array(), [0]);

/** A decoder that wants to write these numbers, and whether it was told to go on from the step before. */
function standIn(...wanted: readonly number[]) {
  const went: unknown[] = [];
  return {
    went,
    run: async (given: Record<string, unknown>) => {
      const goesOn = given.use_cache_branch instanceof Tensor && given.use_cache_branch.data[0];
      const ids = given.input_ids instanceof Tensor ? given.input_ids.dims[1] : 0;
      went.push([ids, Boolean(goesOn)]);
      const scores = new Float32Array(Number(ids) * 6);
      scores[scores.length - 6 + (wanted[went.length - 1] ?? 0)] = 5;
      return {
        logits: new Tensor('float32', scores, [1, Number(ids), 6]),
        'present.0.decoder.key': none,
        'present.0.decoder.value': none,
        'present.0.encoder.key': none,
        'present.0.encoder.value': none,
      };
    },
  };
}
const shape = { layers: 1, nothing: [0] };
const begin = { heard: none, prompt: [1, 3], closes: 2, mostPieces: 9 };

it('writes until the model closes the text, each piece after the one before', async () => {
  const session = standIn(4, 5, 2);
  const pieces = await makeDecoder(session, shape)(begin);
  expect(pieces.map(({ id }) => id)).toEqual([4, 5]);
  expect(pieces[0]?.sure).toBeCloseTo(Math.exp(5) / (Math.exp(5) + 5), 4);
  expect(session.went).toEqual([
    [2, false],
    [1, true],
    [1, true],
  ]);
});

it('stops a model that does not, and leaves out what may not stand there', async () => {
  expect(await makeDecoder(standIn(4, 4, 4, 4), shape)({ ...begin, mostPieces: 3 })).toHaveLength(3);
  const [first] = await makeDecoder(
    standIn(4, 2),
    shape,
  )({ ...begin, mayBe: (id, isFirst) => !isFirst || id !== 4 });
  expect(first?.id).not.toBe(4);
});
