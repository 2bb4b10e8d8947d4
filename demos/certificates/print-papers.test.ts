import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it, vi } from 'vitest';
import { printedHere } from '../app-kit/pdf/testing/printed-here.ts';
import { blocksOf } from './print-papers.ts';

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
