import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packState, unpackState, unpackText } from './packed-state.ts';

it('comes back as it was, in signs that an address leaves alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      const state = JSON.parse(JSON.stringify({ value })) as unknown;
      const text = await packState(state);
      expect(text).toMatch(/^[\w-]+$/);
      expect(await unpackState(text)).toEqual(state);
    }),
    { numRuns: 40 },
  );
});

it('is shorter than what it holds', async () => {
  const stops = Array.from({ length: 100 }, (_, at) => ({
    name: `Stop ${at}`,
    lat: 52 + at / 1000,
    lon: 4.9,
  }));
  expect((await packState({ stops })).length).toBeLessThan(JSON.stringify({ stops }).length / 3);
});

it('is nothing when it was cut off, is no state or would fill the memory', async () => {
  const text = await packState({ a: 'x'.repeat(1000) });
  expect(await unpackState(text.slice(0, -4))).toBeNull();
  expect(await unpackState('hello there')).toBeNull();
  expect(await unpackState('')).toBeNull();
  expect(await unpackText(text, 500)).toBeNull();
});
