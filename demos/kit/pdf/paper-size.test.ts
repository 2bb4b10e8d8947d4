import { expect, it } from 'vitest';
import { paperOf } from './paper-size.ts';

it.each([
  [['en-US', 'en'], 'Letter'],
  [['en', 'fr-CA'], 'Letter'],
  [['es-419', 'es-MX'], 'Letter'],
  [['zh-Hans-CN'], 'A4'],
  [['en-GB', 'en-US'], 'A4'],
  [['de'], 'A4'],
  [[], 'A4'],
] as const)('whoever reads %j prints on %s', (languages, size) => {
  expect(paperOf(languages)).toBe(size);
});
