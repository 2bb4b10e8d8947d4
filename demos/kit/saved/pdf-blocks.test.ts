import { expect, it } from 'vitest';
import type { Block } from '#features/tool-history/blocks.ts';
import { printedHere } from '../pdf/testing/printed-here.ts';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { pdfBlocksOf } from './pdf-blocks.ts';

/** A white square of eight pixels, as a JPEG. */
const jpeg = Uint8Array.from(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAAIAAgBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z',
    'base64',
  ),
);
const paint = () => Promise.resolve({ jpeg, box: [8, 8] as const });

const blocks: Block[] = [
  { is: 'list', items: ['lease.pdf', 'Żaneta’s notes'] },
  { is: 'heading', text: 'How high is the deposit?' },
  { is: 'answer', text: 'Three months’ rent', note: 'Probably' },
  {
    is: 'quote',
    text: 'The deposit is three months’ rent.\nIt is due at once.',
    mark: null,
    from: 'lease.pdf, Page 2',
  },
  {
    is: 'table',
    columns: ['Town', 'Sum'],
    rows: [
      ['Oslo', '4'],
      ['Rome', '9'],
    ],
  },
  { is: 'picture', svg: '<svg/>', alt: 'Two red birds on a tree' },
  { is: 'text', text: 'Quoted by our reader.' },
];

it('becomes a tagged PDF that is read back in order, with its lists, quotations, tables and pictures', async () => {
  const file = await printedHere(await pdfBlocksOf('Questions about a lease', blocks, paint), {
    size: 'A4',
    title: 'Questions about a lease',
    lang: 'en-GB',
  });
  const { pages, info } = await readPdf(file);
  expect(info).toMatchObject({ Title: 'Questions about a lease', Language: 'en-GB' });
  expect(pages.map(({ text }) => text).join(' ')).toMatch(
    /Questions about a lease.*lease\.pdf.*Żaneta’s notes.*How high is the deposit\?.*Probably.*Three months’ rent.*“The deposit is three months’ rent\. It is due at once\.”.*lease\.pdf, Page 2.*Town.*Sum.*Oslo.*4.*Rome.*9.*Quoted by our reader\./,
  );
  for (const role of ['H1', 'H2', '"L"', 'LI', 'LBody', 'BlockQuote', 'Table', 'Figure', 'Two red birds'])
    expect(pages.map(({ tree }) => tree).join(' ')).toContain(role);
});

it('prints signs that documents are full of', async () => {
  const signs = 'a\tb → ½ m² ☐ • “x” € £ 5 °C … – — × ≥ ≈ ﬁne 👍 ①';
  const file = await printedHere(await pdfBlocksOf(signs, [], paint), {
    size: 'A4',
    title: 'Signs',
    lang: 'en-GB',
  });
  expect((await readPdf(file)).pages[0]?.text).toContain(
    'a b -> ½ m² [ ] • “x” € £ 5 °C … – — × >= ~ fine 1',
  );
});
