import { expect, it } from 'vitest';
import { isUuid } from './uuid.ts';

it('knows a UUID from what only resembles one', () => {
  expect(isUuid(crypto.randomUUID())).toBe(true);
  expect(isUuid('0191F0A0-0000-7000-8000-00000000000a')).toBe(true);
  for (const text of ['', 'example-invoice', '-'.repeat(36), `${crypto.randomUUID()}'`, '0191f0a0'])
    expect(isUuid(text)).toBe(false);
});
