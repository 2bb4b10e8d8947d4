import { expect, it } from 'vitest';
import { roman } from './roman.ts';
import { spokenWords } from './spoken.ts';

const steps: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];
const written = (value: number): string => {
  const [size, letters] = steps.find(([step]) => step <= value) ?? [0, ''];
  return size === 0 ? '' : letters + written(value - size);
};

it('reads all Roman numerals, and nothing that only looks like one', () => {
  for (let value = 1; value < 4000; value += 1) expect(roman(written(value))).toBe(value);
  expect(['IIII', 'VX', 'IC', 'MIX ', ''].map(roman)).toEqual([null, null, null, null, null]);
});

it.each([
  ['Henry VIII and Elizabeth II', 'Henry the eighth and Elizabeth the second'],
  ['Pope Benedict XVI', 'Pope Benedict the sixteenth'],
  ['King Oscar I', 'King Oscar the first'],
  ['Henry, I said', 'Henry, I said'],
  ['then George I saw', 'then George I saw'],
  ['Chapter IV, Part I', 'Chapter four, Part one'],
  ['World War II, WWI', 'World War two, World War one'],
  ['Apollo XI', 'Apollo eleven'],
  ['the XIX century', 'the nineteenth century'],
  ['MCMXCIX', 'one thousand nine hundred and ninety nine'],
  ['a CD, a CV and size XL', 'a C D, a C V and size X L'],
  ['Malcolm X, vitamin C, plan B', 'Malcolm X, vitamin C, plan B'],
])('%s', (text, said) => expect(spokenWords(text)).toBe(said));
