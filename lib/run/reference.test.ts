import { expect, it } from 'vitest';
import { referenceFrom } from './reference.ts';

it('uses signs that nobody misreads', () => {
  expect(referenceFrom(Uint8Array.from({ length: 8 }, (_, n) => n * 37))).toMatch(
    /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
  );
});
