import { expect, it } from 'vitest';
import type { Letters } from './answer.ts';
import { documentTitle } from './document-title.ts';
import { readPassage } from './read-passage.ts';

const blocks = [
  { block: 0, start: 0, end: 6, from: 0, isHeading: true },
  { block: 1, start: 7, end: 29, from: 0 },
];
const text = '2 Rent\nThe rent is £84 a year.';

/** A reader that finds the sum, and keeps what it was given. */
function finder() {
  const seen: { text: string; headings: readonly Letters[] }[] = [];
  const read = async (_: string, told: string, headings: readonly Letters[] = []) => {
    seen.push({ text: told, headings });
    const start = told.indexOf('£84');
    return { start, end: start + 3, score: 1 };
  };
  return { read, seen };
}

it('reads the title with a passage, and gives the place in the passage alone', async () => {
  const { read, seen } = finder();
  const span = await readPassage(read, 'What does the shed cost?', { text, blocks }, 'Lease of a shed');
  expect(text.slice(span.start, span.end)).toBe('£84');
  expect(seen[0]?.text).toBe('Lease of a shed.2 Rent.The rent is £84 a year.');
  expect(seen[0]?.headings.map(({ start, end }) => seen[0]?.text.slice(start, end))).toEqual([
    'Lease of a shed.',
    '2 Rent',
  ]);
});

it('reads a passage as it is without a title, and says a title once', async () => {
  const { read, seen } = finder();
  await readPassage(read, 'What?', { text, blocks });
  await readPassage(read, 'What?', { text, blocks }, '2 Rent');
  expect(seen.map((one) => one.text)).toEqual([text, '2 Rent.The rent is £84 a year.']);
});

it('takes the heading at the beginning of a document for its title, and else what its file names', () => {
  const block = (kind: 'heading' | 'paragraph', words: string) =>
    ({ kind, text: words, place: { is: 'block', index: 0 } }) as const;
  const parts = [
    { label: 'Text', blocks: [block('paragraph', '2026'), block('heading', 'Lease of a shed')] },
  ];
  expect(documentTitle({ parts, title: 'lease-v2-final' })).toBe('Lease of a shed');
  expect(documentTitle({ parts: [], title: 'A lease' })).toBe('A lease');
  expect(documentTitle({ parts: [], title: null })).toBe('');
});
