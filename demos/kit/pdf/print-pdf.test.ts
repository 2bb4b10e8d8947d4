import { expect, it } from 'vitest';
import { unprintable } from '#lib/text/print-runs.ts';
import type { PdfBlock, PdfOptions } from './blocks.ts';
import { printedHere, world } from './testing/printed-here.ts';
import { readPdf as read } from './testing/read-pdf.ts';
import { missingLetters } from './world-letters.ts';

const options: PdfOptions = { size: 'A4', title: 'Payslip, November 2026', lang: 'en-GB' };
const print = (blocks: readonly PdfBlock[], more: Partial<PdfOptions> = {}) =>
  printedHere(blocks, { ...options, ...more });

const payslip: PdfBlock[] = [
  { is: 'heading', text: 'Payslip' },
  { is: 'text', text: 'For Żaneta Þórsdóttir, Łódź' },
  {
    is: 'facts',
    lines: [
      ['Month', 'November 2026'],
      ['Tax class', 'B'],
    ],
  },
  {
    is: 'table',
    columns: [
      { label: 'What', share: 3 },
      { label: 'Amount', align: 'right' },
    ],
    rows: [
      ['Gross pay', '4,200.00'],
      ['Income tax', '−812.40'],
    ],
    total: ['Net pay', '3,387.60'],
  },
  { is: 'rule' },
  { is: 'code', text: 'https://example.com/#/check/abc', alt: 'Code that leads to this payslip' },
];

it('says in the file that it is tagged, in which language, and what it is called', async () => {
  const file = await print(payslip);
  const bytes = new TextDecoder('latin1').decode(file);
  for (const sign of [
    '/StructTreeRoot',
    '/MarkInfo',
    '/Marked true',
    '/Lang (en-GB)',
    '/DisplayDocTitle true',
  ])
    expect(bytes).toContain(sign);
  const { info } = await read(file);
  expect(info).toMatchObject({ Title: options.title, Language: 'en-GB' });
});

it('is read back in order, with headings, cells and figures', async () => {
  const { pages } = await read(await print(payslip));
  expect(pages[0]?.text).toMatch(
    /Payslip.*Żaneta Þórsdóttir, Łódź.*Month.*November 2026.*Tax class.*B.*What.*Amount.*Gross pay.*4,200.00.*Net pay.*3,387.60/,
  );
  for (const role of ['H1', '"P"', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Code that leads to this payslip'])
    expect(pages[0]?.tree).toContain(role);
});

it('goes on over pages with the heads on each, and loses no row', async () => {
  const rows = Array.from({ length: 90 }, (_, place) => [`Row ${place + 1}.`, 'words '.repeat(place % 9)]);
  const columns = [{ label: 'Name' }, { label: 'Note' }];
  const { pages } = await read(await print([{ is: 'table', columns, rows }], { size: 'Letter' }));
  expect(pages.length).toBeGreaterThan(2);
  for (const { text, view } of pages) {
    expect(text).toContain('Name Note');
    expect(view.slice(2)).toEqual([612, 792]);
  }
  const all = pages.map(({ text }) => text).join(' ');
  for (const [name = ''] of rows) expect(all).toContain(name);
});

it('has every letter that it says it can print, and refuses others in words', async () => {
  const letters = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).filter(
    (letter) =>
      /\p{L}/u.test(letter) && letter === letter.normalize('NFKC') && unprintable(letter).length === 0,
  );
  expect(letters.length).toBeGreaterThan(200);
  for (const look of ['plain', 'strong'] as const) {
    const { pages } = await read(await print([{ is: 'text', text: letters.join(' '), look }]));
    const all = pages.map(({ text }) => text).join(' ');
    expect(letters.filter((letter) => !all.includes(letter))).toEqual([]);
  }
  await expect(print([{ is: 'text', text: 'Name: राम शर्मा' }])).rejects.toThrow('र');
});

const people = [
  'محمد عبد الرحمن القحطاني',
  'علاء الدين (الابن) بن لؤي 1967',
  'عبد الله سالم الأمين لآلئ',
  'تيتي نبيل بنت ثابت يني پرویز ٹیپو',
  'علی‌رضا ۱۴۰۳ نوری',
  'נועה בן־דוד',
  'Dr. ליאור O’Neill-כהן',
  'สมชาย ปิยวัฒน์ชัยกุล',
  'ნინო ბერიძე',
  'Արամ Խաչատրյան',
  'Ελένη Παπαδοπούλου',
  'Наталія Шевченко',
  'Nguyễn Thị Ngọc Ánh',
  '欧阳娜娜',
  '山田 はなこ',
  'ドゥエイン・ジョンソン',
  '김하늘',
  '𠮷野家',
];

it.each(people)('prints %s so that it is found again', async (name) => {
  expect(missingLetters(name, world)).toEqual([]);
  const { pages } = await read(await print([{ is: 'heading', text: name, size: 40 }]));
  // Readers differ in which way brackets turn in such names.
  const plain = (text: string) => text.normalize('NFKC').replace(/[\s\p{Cf}()]+/gu, '');
  expect(plain(pages[0]?.text ?? '')).toBe(plain(name));
});

it('makes a heading smaller until it fits on its lines', async () => {
  const blocks = (lines: number): PdfBlock[] => [
    { is: 'heading', text: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5), size: 44, lines },
    { is: 'space', height: 600 },
    { is: 'text', text: 'Last' },
  ];
  expect((await read(await print(blocks(2)))).pages).toHaveLength(1);
  expect((await read(await print(blocks(9)))).pages).toHaveLength(2);
});

it('draws what a hand drew, and says what it is', async () => {
  const drawing: PdfBlock = {
    is: 'drawing',
    paths: ['M0 50C40 0 80 0 120 50L200 20'],
    box: [320, 100],
    width: 240,
    alt: 'Signature of Żaneta',
  };
  const [file, without] = [await print([...payslip, drawing]), await print(payslip)];
  expect(file.length).toBeGreaterThan(without.length);
  expect(new TextDecoder('latin1').decode(file).match(/\/Figure/g)).toHaveLength(2);
});
