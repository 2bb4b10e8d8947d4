import { expect, it } from 'vitest';
import { ledFrom } from '../forms/led-from.ts';
import { soughtWords } from './sought-words.ts';

it.each([
  ['  Route   Planning ', 'route planning'],
  ['c++', 'c++'],
  ['Größe 12', 'größe 12'],
])('counts %j as %j', (query, words) => {
  expect(soughtWords(query)).toBe(words);
});

it.each([
  'ab',
  'ann@example.com',
  'ann at example.com',
  '+49 30 1234567',
  'https://example.org/x',
  'x'.repeat(41),
  'one two three four five six',
])('does not count %j at all', (query) => {
  expect(soughtWords(query)).toBeNull();
});

it.each([
  ['/demos/booking', '/demos/booking'],
  ['/', '/'],
  ['https://elsewhere.example', ''],
  ['//elsewhere.example', ''],
  ['/a?token=secret', ''],
  [undefined, ''],
])('knows the page %j as %j', (given, page) => {
  expect(ledFrom(given)).toBe(page);
});
