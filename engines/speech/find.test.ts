import { expect, it } from 'vitest';
import { findAll, replaceAll } from './find.ts';
import { type Line, textOf } from './transcript.ts';

const line = (id: string, text: string): Line => ({
  id,
  speaker: '',
  words: text.split(' ').map((word, at) => ({ text: word, sure: 1, start: at, end: at + 0.9 })),
});
const lines = [line('1', 'Four of cloves, seven of hearts.'), line('2', 'Of Cloves and more: overcloves.')];

it('finds whole words in any case, also several in a row', () => {
  expect(findAll(lines, 'of cloves')).toEqual([
    { line: '1', from: 1, to: 3 },
    { line: '2', from: 0, to: 2 },
  ]);
  expect(findAll(lines, '  ')).toEqual([]);
  expect(findAll(lines, 'clove')).toEqual([]);
});

it('replaces them all and keeps the times of the others', () => {
  const [first, second] = replaceAll(lines, 'cloves', 'clubs $1');
  expect(first && textOf(first)).toBe('Four of clubs $1, seven of hearts.');
  expect(first?.words.find(({ text }) => text === 'seven')?.start).toBe(3);
  expect(second && textOf(second)).toBe('Of clubs $1 and more: overcloves.');
  expect(replaceAll([line('3', 'um')], 'um', '')).toEqual([]);
});
