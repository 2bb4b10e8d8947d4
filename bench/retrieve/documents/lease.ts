import { docxFile, wordParagraph } from '#engines/documents/testing/make-files.ts';
import type { OwnDocument } from './own-document.ts';

const heading = (text: string) => wordParagraph(text, '<w:pStyle w:val="berschrift1"/>');
const row = (...cells: readonly string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${wordParagraph(cell)}</w:tc>`).join('')}</w:tr>`;

const body = [
  heading('Lease of an allotment shed'),
  wordParagraph('Between Low Fell Allotments Association (the owner) and Joan Petrie (the tenant).'),
  heading('1 What is let'),
  wordParagraph(
    'The owner lets shed 31 beside the eastern path, with its padlock and two keys. The tenant may keep tools, seed and one bicycle in it. Petrol, gas bottles and fireworks must not be kept there.',
  ),
  heading('2 Rent'),
  wordParagraph(
    'The rent is £84 a year, payable in advance on 1 February. Whoever pays later than fourteen days after that pays £10 more. The rent may be raised once in two years, by no more than the rise in the consumer price index.',
  ),
  heading('3 Repairs'),
  `<w:tbl>${row('What', 'Who pays')}${row('Roof and walls', 'Owner')}${row('Door, hinges and lock', 'Tenant')}${row('Broken windows', 'Tenant')}</w:tbl>`,
  wordParagraph(
    'Storm damage is reported to the secretary within three days. Repairs to the roof are done before the end of the following month.',
  ),
  heading('4 End of the lease'),
  wordParagraph(
    'The lease runs from 1 February 2026 for three years and then goes on from year to year. Either side can end it in writing, eight weeks before the end of a year. On leaving, the tenant clears the shed and hands back both keys to the secretary, Mr Adeyemi.',
  ),
].join('');

export const lease: OwnDocument = {
  name: 'lease.docx',
  make: () => docxFile(body),
  questions: [
    { question: 'What does the shed cost per year?', answers: ['£84', '£84 a year'], place: '£84 a year' },
    {
      question: 'How much notice do I have to give?',
      answers: ['eight weeks', 'eight weeks before the end of a year'],
      place: 'eight weeks before the end',
    },
    {
      question: 'Who pays for a broken lock?',
      answers: ['Tenant', 'the tenant'],
      place: 'Door, hinges and lock',
    },
  ],
};
