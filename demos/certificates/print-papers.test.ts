import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it, vi } from 'vitest';
import { printedHere } from '../kit/pdf/testing/printed-here.ts';
import { blocksOf } from './print-papers.ts';
import { printedSizes } from './printed-sizes.ts';

const longest = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6).slice(0, 200);

it.each([
  ['long words', longest],
  ['one word', 'W'.repeat(200)],
  ['Arabic', 'محمد عبد الرحمن القحطاني '.repeat(8).trim()],
  ['Chinese', '欧阳娜娜'.repeat(50)],
])('stays one sheet with the longest name, of %s', async (_, name) => {
  vi.stubGlobal('location', { origin: 'https://example.org' });
  const blocks = blocksOf({
    id: 'a',
    name,
    subject: longest,
    issuer: longest.slice(0, 120),
    number: '2026-0001',
    day: '2026-11-19',
    code: 'x'.repeat(900),
    revoked: null,
  });
  for (const size of ['A4', 'Letter'] as const) {
    const pdf = await printedHere(blocks, { size, landscape: true, framed: true, lang: 'en-GB', title: 'A' });
    expect((await getDocument({ data: pdf, verbosity: 0 }).promise).numPages).toBe(1);
  }
});

it.each(printedSizes)('prints $name in $points points', async ({ name, points }) => {
  vi.stubGlobal('location', { origin: 'https://example.org' });
  const paper = { id: 'a', name, subject: 'First aid', issuer: 'School', number: '2026-0001' };
  const blocks = blocksOf({ ...paper, day: '2026-11-19', code: 'x'.repeat(300), revoked: null });
  const options = { size: 'A4', landscape: true, framed: true, lang: 'en-GB', title: 'A' } as const;
  const pdf = await getDocument({ data: await printedHere(blocks, options), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const sizes = items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' && name.includes(item.str.trim()) ? [item.transform[3]] : [],
  );
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) expect(size).toBeCloseTo(points, 1);
});
