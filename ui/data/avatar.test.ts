import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

it('takes the first letter of the first and the last word', () => {
  expect(initialsOf('Product engineer')).toBe('PE');
  expect(initialsOf('data and model engineer')).toBe('DE');
  expect(initialsOf('Şebnem')).toBe('Ş');
  expect(initialsOf('  ')).toBe('');
});

it('never gives more than two letters of a name in Latin script', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9}){0,4}$/), (name) => initialsOf(name).length <= 2),
  );
});
