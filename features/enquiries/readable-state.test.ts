import { expect, it } from 'vitest';
import { packState } from '#lib/files/packed-state.ts';
import { readableState } from './readable-state.ts';

it('shows a state that is JSON, plain, in base64url or packed, and nothing else', async () => {
  const encoded = Buffer.from('{"stops":["Köln"]}').toString('base64url');
  expect(await readableState('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(await readableState(encoded)).toContain('Köln');
  expect(await readableState(await packState({ stops: ['Köln'] }))).toContain('Köln');
  expect(await readableState('12')).toBeNull();
  expect(await readableState('%%%')).toBeNull();
});

it('does not unpack what would fill the page', async () =>
  expect(await readableState(await packState({ a: 'x'.repeat(500_000) }))).toBeNull());

// Twelve kilobytes of these unfolded into an indentation of gigabytes.
it('does not unfold what lies too deep', async () => {
  const deep = `${'['.repeat(4000)}${'0,'.repeat(100_000)}0${']'.repeat(4000)}`;
  const packed = await packState(JSON.parse(deep));
  expect(packed.length).toBeLessThan(12_000);
  expect(await readableState(packed)).toBeNull();
});
