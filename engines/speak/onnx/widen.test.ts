import { InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { expect, it } from 'vitest';
import { widened } from './widen.ts';

const field = (number: number, body: readonly number[]): number[] => [number * 8 + 2, body.length, ...body];
const text = (number: number, words: string): number[] => field(number, [...Buffer.from(words)]);
const value = (number: number, given: number): number[] => [number * 8, given];
const half = 10;
const halfOfSix = [0x00, 0x46];

/** An input or output: one number of sixteen bits. */
const declared = (name: string): number[] => [
  ...text(1, name),
  ...field(2, field(1, [...value(1, half), ...field(2, field(1, value(1, 1)))])),
];

/** A model of two sixteen-bit weights, one as bytes and one by its number: y = x · 6 · 6. */
const model = Uint8Array.from([
  ...value(1, 8),
  ...field(7, [
    ...field(1, [...text(1, 'x'), ...text(1, 'a'), ...text(2, 'xa'), ...text(4, 'Mul')]),
    ...field(1, [...text(1, 'xa'), ...text(1, 'b'), ...text(2, 'y'), ...text(4, 'Mul')]),
    ...text(2, 'graph'),
    ...field(5, [...value(1, 1), ...value(2, half), ...text(8, 'a'), ...field(9, halfOfSix)]),
    ...field(5, [...value(1, 1), ...value(2, half), ...field(5, [0x80, 0x8c, 0x01]), ...text(8, 'b')]),
    ...field(11, declared('x')),
    ...field(12, declared('y')),
  ]),
  ...field(8, value(2, 17)),
]);

it('calculates beyond what sixteen bits hold', async () => {
  const session = await InferenceSession.create(widened(model), { executionProviders: ['wasm'] });
  const { y } = await session.run({ x: new Tensor('float32', [10_000], [1]) });
  expect(y?.data).toEqual(Float32Array.of(360_000));
});

it('leaves a model of thirty-two bits as it is', () => {
  const tensor = [...value(1, 1), ...value(2, 1), ...text(8, 'a'), ...field(9, [0, 0, 0, 0])];
  const wide = Uint8Array.from([...value(1, 8), ...field(7, field(5, tensor))]);
  expect(widened(wide)).toEqual(wide);
});
