import { describe, expect, it } from 'vitest';
import type { Document } from './document.ts';
import { readDocument } from './read-document.ts';
import {
  docxFile,
  epubFile,
  pdfFile,
  pptxFile,
  textFile,
  wordParagraph,
  xlsxFile,
} from './testing/make-files.ts';

const blocksOf = ({ parts }: Document) =>
  parts.flatMap(({ label, blocks }) => blocks.map(({ kind, text }) => [label, kind, text]));

describe('a PDF', () => {
  it('is read page by page, with headings, lists and the box of every word', async () => {
    const bytes = await pdfFile(
      [
        [
          { heading: 'Lease of a flat' },
          'The tenant pays a rent of 1,250 euros a month. It is due on the third working day of each month, and the landlord may ask for a deposit of two months.',
          'The keys are handed over on the first day.',
        ],
        [{ heading: 'Repairs' }, 'The landlord repairs the heating within fourteen days.'],
      ],
      { title: 'A lease' },
    );
    const told: number[] = [];
    const document = await readDocument('lease.pdf', bytes, (done) => told.push(done));
    expect(document.title).toBe('A lease');
    expect(blocksOf(document)).toEqual([
      ['Page 1', 'heading', 'Lease of a flat'],
      [
        'Page 1',
        'paragraph',
        'The tenant pays a rent of 1,250 euros a month. It is due on the third working day of each month, and the landlord may ask for a deposit of two months.',
      ],
      ['Page 1', 'paragraph', 'The keys are handed over on the first day.'],
      ['Page 2', 'heading', 'Repairs'],
      ['Page 2', 'paragraph', 'The landlord repairs the heating within fourteen days.'],
    ]);
    expect(told).toEqual([1, 2]);
    const place = document.parts[0]?.blocks[1]?.place;
    if (place?.is !== 'boxes') throw new Error('no boxes');
    const text = document.parts[0]?.blocks[1]?.text ?? '';
    expect(place.page).toBe(1);
    // The boxes hold the whole text in order, line under line, inside the margins of the page.
    expect(place.boxes.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text);
    expect(place.boxes.length).toBeGreaterThan(1);
    for (const [at, box] of place.boxes.entries()) {
      expect(box.x).toBeCloseTo(72, 0);
      expect(box.x + box.width).toBeLessThan(595 - 60);
      expect(box.y).toBeGreaterThan(place.boxes[at - 1]?.y ?? 72);
    }
  });

  it('loses what every page repeats', async () => {
    const pages = ['One text.', 'Two texts.', 'Three texts.', 'Four texts.'].map((text) => [text]);
    const document = await readDocument('a.pdf', await pdfFile(pages, { footer: 'Confidential, page' }));
    expect(blocksOf(document).map(([, , text]) => text)).toEqual(pages.flat());
  });
});

describe('an Office file', () => {
  it('of Word is read with headings by their style, items and table rows', async () => {
    const body = [
      wordParagraph('Repairs', '<w:pStyle w:val="berschrift1"/>'),
      wordParagraph('The landlord pays &amp; orders.'),
      wordParagraph('The heating', '<w:numPr/>'),
      `<w:tbl><w:tr><w:tc>${wordParagraph('Item')}</w:tc><w:tc>${wordParagraph('Price')}</w:tc></w:tr></w:tbl>`,
      `<mc:AlternateContent><mc:Choice>${wordParagraph('Once')}</mc:Choice><mc:Fallback>${wordParagraph('Once')}</mc:Fallback></mc:AlternateContent>`,
    ].join('');
    const document = await readDocument('lease.docx', docxFile(body));
    expect(document).toMatchObject({ kind: 'docx', title: 'The lease' });
    expect(blocksOf(document)).toEqual([
      ['Text', 'heading', 'Repairs'],
      ['Text', 'paragraph', 'The landlord pays & orders.'],
      ['Text', 'item', 'The heating'],
      ['Text', 'row', 'Item | Price'],
      ['Text', 'paragraph', 'Once'],
    ]);
  });

  it('of Word keeps the paragraphs of a table that is a layout, cell by cell', async () => {
    const cell = (...lines: string[]) => `<w:tc>${lines.map((line) => wordParagraph(line)).join('')}</w:tc>`;
    const body = `<w:tbl><w:tr>${cell('2019 – 2024')}${cell('Engineer, Kestrel', 'Led a team')}</w:tr></w:tbl>`;
    const [part] = (await readDocument('cv.docx', docxFile(body))).parts;
    expect(part?.blocks[0]).toMatchObject({
      text: '2019 – 2024 | Engineer, Kestrel Led a team',
      lines: ['2019 – 2024', 'Engineer, Kestrel', 'Led a team'],
    });
  });

  it('of PowerPoint is read in the order it is shown, with the notes of the speaker', async () =>
    expect(blocksOf(await readDocument('deck.pptx', pptxFile()))).toEqual([
      ['Slide 1', 'heading', 'Plan'],
      ['Slide 1', 'item', 'We begin in May.'],
      ['Slide 1', 'paragraph', 'Speak slowly.'],
      ['Slide 2', 'heading', 'Costs'],
      ['Slide 2', 'item', 'We spent 40 euros.'],
    ]));

  it('of Excel is a table whose rows name their columns', async () => {
    const document = await readDocument(
      'costs.xlsx',
      xlsxFile('Costs', [
        ['Item', 'Price'],
        ['Oak shelf', 120],
      ]),
    );
    expect(blocksOf(document)).toEqual([['Sheet Costs', 'row', 'Item: Oak shelf; Price: 120']]);
    expect(document.tables[0]?.rows).toEqual([['Oak shelf', 120]]);
    expect(document.parts[0]?.blocks[0]?.place).toEqual({ is: 'cells', sheet: 'Costs', row: 0 });
  });
});

it('reads an e-book chapter by chapter', async () => {
  const document = await readDocument('island.epub', epubFile());
  expect(document.title).toBe('The island');
  expect(blocksOf(document)).toEqual([
    ['Chapter 1', 'heading', 'Arrival'],
    ['Chapter 1', 'paragraph', 'The boat came at noon.'],
    ['Chapter 2', 'heading', 'Night'],
    ['Chapter 2', 'paragraph', 'It rained & rained.'],
  ]);
});

describe('a text', () => {
  it('of rows is a table with numbers and days', async () => {
    const document = await readDocument(
      'prices',
      textFile('Item;From;Price\nShelf;2026-03-01;1.200,50\nDesk;2026-04-01;80,00\n'),
    );
    expect(document.kind).toBe('csv');
    expect(document.tables[0]).toMatchObject({
      columns: ['Item', 'From', 'Price'],
      rows: [
        ['Shelf', '2026-03-01', 1200.5],
        ['Desk', '2026-04-01', 80],
      ],
    });
  });

  it('of Markdown has its headings, lists and rows, without their marks', async () => {
    const source =
      '# Handbook\n\nSick leave is **paid** for [six](x) weeks.\nSay so early.\n\n- Call *first*\n\n| Day | Hours |\n|---|---|\n| Monday | 8 |\n\nHolidays\n--------\nThirty days.';
    const document = await readDocument('handbook', textFile(source));
    expect(document).toMatchObject({ kind: 'markdown', title: 'Handbook' });
    expect(blocksOf(document).map(([, kind, text]) => [kind, text])).toEqual([
      ['heading', 'Handbook'],
      ['paragraph', 'Sick leave is paid for six weeks. Say so early.'],
      ['item', 'Call first'],
      ['row', 'Day | Hours'],
      ['row', 'Monday | 8'],
      ['heading', 'Holidays'],
      ['paragraph', 'Thirty days.'],
    ]);
  });

  it('without marks has paragraphs, items and headings', async () => {
    const document = await readDocument(
      'notes.txt',
      textFile('Meeting of May\n\nWe met, we ate,\nwe left.\n\n- Buy milk\n- Call Ann'),
    );
    expect(document.kind).toBe('text');
    expect(blocksOf(document).map(([, kind, text]) => [kind, text])).toEqual([
      ['heading', 'Meeting of May'],
      ['paragraph', 'We met, we ate, we left.'],
      ['item', '- Buy milk'],
      ['item', '- Call Ann'],
    ]);
  });

  it('keeps lines apart that were broken on purpose, and joins those that a program wrapped', async () => {
    const document = await readDocument(
      'menu.txt',
      textFile(
        'Lamb shoulder, eight hours in the oven, white beans - 23.50\nHake, mussels and fennel - 21.00\nSquash risotto with sage - 16.40\n\nPlease tell us about allergies when you book a table at\nThe Lantern, because no dish is free of gluten: we mill\nour own flour.',
      ),
    );
    expect(blocksOf(document).map(([, , text]) => text)).toEqual([
      'Lamb shoulder, eight hours in the oven, white beans - 23.50',
      'Hake, mussels and fennel - 21.00',
      'Squash risotto with sage - 16.40',
      'Please tell us about allergies when you book a table at The Lantern, because no dish is free of gluten: we mill our own flour.',
    ]);
  });

  it('in an old encoding is read, and the guess is said', async () => {
    const document = await readDocument('a.txt', new Uint8Array([0x4b, 0xf6, 0x6c, 0x6e, 0x2e]));
    expect(document.parts[0]?.blocks[0]?.text).toBe('Köln.');
    expect(document.notes[0]).toContain('Windows-1252');
  });
});

it('reads a web page without its menu, with the rows of its tables', async () => {
  const sentences = Array.from(
    { length: 8 },
    (_, n) =>
      `<p>The museum opened room ${n} in the old mill, and visitors can walk through all of it on one ticket.</p>`,
  );
  const html = `<!doctype html><html><head><title>Museum</title></head><body><nav><a href="/a">Shop</a> <a href="/b">Tickets</a></nav><article><h1>Visit the mill</h1>${sentences.join('')}<table><tr><td>Monday</td><td>closed</td></tr></table></article></body></html>`;
  const document = await readDocument('page', textFile(html));
  const texts = blocksOf(document).map(([, , text]) => text);
  expect(document.kind).toBe('html');
  expect(texts).toContain('Monday | closed');
  expect(texts.join(' ')).not.toContain('Tickets');
});
