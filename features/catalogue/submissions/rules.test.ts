import { expect, it } from 'vitest';
import type { Draft } from './fields.ts';
import { firstOpenStep, isOpen, problemsIn, readDraft, slugFor, statusAfter } from './rules.ts';

const whole: Draft = {
  name: 'Stockroom',
  tagline: 'Counts shelves by photo',
  maker: 'Shelf & Sons',
  category: 'Logistics',
  kind: 'pre-built',
  priceModel: 'open',
  summary: 'A photo of a shelf becomes a count.',
  takes: 'A photo',
  gives: 'A count',
  features: 'Counts: finds boxes of one kind\n\nExports: writes a CSV',
  industries: 'Retail, Transport,  Retail',
  stack: 'TypeScript',
  description: 'Shelves that can be seen from the front.',
};
const screens = [{ alt: 'The list of shelves' }];

it('reads a whole draft into what the catalogue takes', () => {
  expect(readDraft(whole, screens).submission).toMatchObject({
    features: [
      ['Counts', 'finds boxes of one kind'],
      ['Exports', 'writes a CSV'],
    ],
    industries: ['Retail', 'Transport'],
    demoUrl: '',
  });
});

it('says of each field what is missing, and leads to its step', () => {
  const { problems } = readDraft({}, []);
  expect(Object.keys(problems ?? {}).toSorted()).toEqual([
    'category',
    'description',
    'features',
    'gives',
    'kind',
    'maker',
    'name',
    'priceModel',
    'screens',
    'summary',
    'tagline',
    'takes',
  ]);
  expect(firstOpenStep(problems ?? {})).toBe('what');
  expect(problemsIn('details', problems ?? {})).not.toHaveProperty('name');
  expect(firstOpenStep(readDraft({ ...whole, summary: ' ' }, screens).problems ?? {})).toBe('details');
  expect(firstOpenStep(readDraft(whole, [{ alt: ' ' }]).problems ?? {})).toBe('screens');
  expect(firstOpenStep({})).toBe('check');
});

it('refuses addresses that are not https, features without a name, and strange trades', () => {
  for (const wrong of [
    { demoUrl: 'http://a.example' },
    { demoUrl: 'javascript:alert(1)' },
    { features: 'counts boxes' },
    { features: `${'x'.repeat(41)}: y` },
    { category: 'constructor' },
    { kind: 'free' },
    { stack: Array.from({ length: 21 }, (_, at) => `word${at}`).join(',') },
  ])
    expect(readDraft({ ...whole, ...wrong }, screens).problems, JSON.stringify(wrong)).toHaveProperty(
      Object.keys(wrong)[0] ?? '',
    );
});

it('moves only where it may', () => {
  expect(statusAfter('send', 'draft')).toBe('in-review');
  expect(statusAfter('send', 'in-review')).toBeNull();
  expect(statusAfter('publish', 'draft')).toBeNull();
  expect(statusAfter('publish', 'in-review')).toBe('published');
  expect(statusAfter('reject', 'published')).toBeNull();
  expect(statusAfter('withdraw', 'in-review')).toBe('draft');
  expect(statusAfter('reopen', 'rejected')).toBe('draft');
  expect(statusAfter('reopen', 'in-review')).toBeNull();
  expect([isOpen('draft'), isOpen('in-review'), isOpen('published')]).toEqual([true, false, false]);
});

it('finds an address that is free', () => {
  expect(slugFor('Stockröom & Co.', new Set())).toBe('stockroom-co');
  expect(slugFor('Compare', new Set())).toBe('compare-2');
  expect(slugFor('Desk', new Set(['desk', 'desk-2']))).toBe('desk-3');
  expect(slugFor('日本', new Set())).toBe('application');
  expect(slugFor('x'.repeat(80), new Set())).toMatch(/^x{54}$/);
});
