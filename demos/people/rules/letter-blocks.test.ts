import { expect, it } from 'vitest';
import { printedHere } from '../../kit/pdf/testing/printed-here.ts';
import { readPdf } from '../../kit/pdf/testing/read-pdf.ts';
import { sampleRows, sampleViewer } from '../actions/sample-rows.ts';
import { sampleCompany } from '../seed/company.ts';
import { documentsOf } from './documents.ts';
import { letterBlocks } from './letter-blocks.ts';

const { person } = sampleViewer('employee');
const hr = sampleViewer('hr');

it.each([
  ['contract', ['Employment contract', 'First day of work', 'days per year', 'Pay per month']],
  ['pay', ['Pay letter', 'Pay per month', 'Working time']],
] as const)('the %s of the sample is a page that says what the records say', async (wanted, says) => {
  const found = documentsOf(sampleRows, hr, person.id).find(({ letter }) => letter === wanted);
  if (!found) throw new Error(`The sample has no ${wanted}.`);
  const blocks = letterBlocks(sampleRows, person, { ...found, letter: wanted }, sampleCompany);
  const pdf = await printedHere(blocks, { size: 'A4', title: found.name, lang: 'en-GB' });
  const { pages } = await readPdf(pdf);
  expect(pages).toHaveLength(1);
  for (const text of [person.name, String(person.number), sampleCompany.name, ...says])
    expect(pages[0]?.text).toContain(text);
});
