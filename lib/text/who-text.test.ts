import { expect, it } from 'vitest';
import { whoTextIn } from './who-text.ts';

it('finds the cookie by its own name alone', () => {
  expect(whoTextIn('', false)).toBeNull();
  expect(whoTextIn('my-who=a; whoever=b; x=who=c', false)).toBeNull();
  expect(whoTextIn('who=', false)).toBe('');
  expect(whoTextIn('theme=dark; who=a', false)).toBe('a');
});

it('takes the name of the scheme that the page came by, and no other', () => {
  const both = 'who=planted; __Host-who=ours';
  expect(whoTextIn(both, true)).toBe('ours');
  expect(whoTextIn(both, false)).toBe('planted');
  expect(whoTextIn('who=planted', true)).toBeNull();
  expect(whoTextIn('__Host-who=ours', false)).toBeNull();
});
