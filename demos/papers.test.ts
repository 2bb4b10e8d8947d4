import { expect, it, vi } from 'vitest';
import { accounting } from './accounting/application.ts';
import { footLine, invoicePdf } from './accounting/books/invoice-pdf.ts';
import type { AccountingRecords } from './accounting/records.ts';
import { type Company, companyWith } from './app-kit/company/company.ts';
import { rowsFrom } from './app-kit/sandbox/edits.ts';
import { blocksOf } from './certificates/print-papers.ts';
import { health } from './health/application.ts';
import type { Health } from './health/records.ts';
import { summaryBlocks } from './health/rules/summary-pdf.ts';
import { hiringDesk } from './hiring/application.ts';
import { offerLetter } from './hiring/offer-letter.ts';
import type { PdfBlock, PdfOptions } from './kit/pdf/blocks.ts';
import { printedHere } from './kit/pdf/testing/printed-here.ts';
import { readPdf } from './kit/pdf/testing/read-pdf.ts';
import { people } from './people/application.ts';
import type { PeopleRecords } from './people/records.ts';
import { payLine } from './people/rules/pay.ts';
import { payslipBlocks } from './people/rules/payslip-blocks.ts';

const day = '2026-11-18';
const own = companyWith({
  name: 'Bäckerei Yılmaz & Töchter',
  address: 'Deichstr. 4\n20459 Hamburg',
  vatId: 'DE136695976',
  account: 'DE89370400440532013000',
  currency: 'USD',
});
const some = <T>(found: T | null | undefined): T => {
  if (!found) throw new Error('The sample has none.');
  return found;
};

function payslip(company: Company): PdfBlock[] {
  const rows = rowsFrom<PeopleRecords>(people.seed(day));
  const person = some([...rows.people.values()].find((each) => payLine(rows, each, '2026-10')?.slip));
  return payslipBlocks(person, company, 'October 2026', some(payLine(rows, person, '2026-10')?.slip));
}
function letter(company: Company): PdfBlock[] {
  const { people: persons, jobs } = hiringDesk.seed(day);
  const offer = { startsOn: '2027-01-01', pay: 6_400_000, hours: 40, until: '2026-12-01' };
  return offerLetter(some(persons[0]), some(jobs[0]), company, offer, 'Ines Carvalho', day);
}
function invoice(company: Company): PdfBlock[] {
  const { invoices } = rowsFrom<AccountingRecords>(accounting.seed(day));
  return invoicePdf(some([...invoices.values()].find(({ corrects }) => corrects === null)), company);
}
function summary(company: Company): PdfBlock[] {
  const rows = rowsFrom<Health>(health.seed(day));
  return summaryBlocks(rows, company, some(rows.visits.get('mine-2')));
}
function certificate({ name }: Company): PdfBlock[] {
  vi.stubGlobal('location', { origin: 'https://example.org' });
  const said = {
    name: 'Zoë Brown',
    subject: 'First aid at work',
    number: '2026-0001',
    code: 'x'.repeat(300),
  };
  return blocksOf({ ...said, id: 'a', issuer: name, day, revoked: null });
}

const papers: readonly (readonly [
  name: string,
  make: (company: Company) => PdfBlock[],
  says: readonly string[],
  tags: readonly string[],
  options: Partial<PdfOptions>,
])[] = [
  [
    'payslip',
    payslip,
    ['Deichstr. 4, 20459 Hamburg', 'Payslip for October 2026', 'Paid out $'],
    ['Table', 'TH', 'TD'],
    {},
  ],
  ['offer letter', letter, ['20459 Hamburg', '$64,000.00 before tax'], ['H1'], {}],
  [
    'invoice',
    invoice,
    ['Deichstr. 4, 20459 Hamburg', 'IBAN DE89 3704 0044 0532 0130 00', 'Net, $', 'To pay $'],
    ['Table', 'TH', 'TD'],
    { foot: footLine(own) },
  ],
  ['visit summary', summary, ['Deichstr. 4, 20459 Hamburg', 'Inês Carvalho'], ['Table', 'TH', 'H2'], {}],
  [
    'certificate',
    certificate,
    ['Zoë Brown', 'First aid at work'],
    ['Figure', 'Code to check'],
    { landscape: true, framed: true },
  ],
];
const sizes = { A4: [595.28, 841.89], Letter: [612, 792] } as const;

it.each(papers)(
  'the %s is tagged, names the own company and fits both papers',
  async (name, make, says, tags, more) => {
    for (const size of ['A4', 'Letter'] as const) {
      const options: PdfOptions = { size, title: `A ${name}`, lang: 'en-GB', author: own.name, ...more };
      const file = await printedHere(make(own), options);
      const { pages, info } = await readPdf(file);
      expect(info).toMatchObject({ Title: `A ${name}`, Language: 'en-GB', Author: own.name });
      expect(new TextDecoder('latin1').decode(file)).toContain('/Marked true');
      expect(pages).toHaveLength(1);
      const [page] = pages;
      for (const said of [own.name, ...says]) expect(page?.text).toContain(said);
      expect(page?.text).not.toContain('€');
      for (const tag of ['Document', 'H1', ...tags]) expect(page?.tree).toContain(tag);
      const wanted = more.landscape ? sizes[size].toReversed() : sizes[size];
      for (const [at, side] of wanted.entries()) expect(page?.view[at + 2]).toBeCloseTo(side, 0);
    }
  },
);
