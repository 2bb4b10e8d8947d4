import { expect, it } from 'vitest';
import { countryName } from './countries.ts';

it('names a country, and gives back what is none', () => {
  expect(countryName('FR')).toBe('France');
  expect(countryName('')).toBe('');
  expect(countryName('\r\nSet-Cookie: sid=1')).toBe('\r\nSet-Cookie: sid=1');
});
