import { xlsxFile } from '#engines/documents/testing/make-files.ts';
import type { OwnDocument } from './own-document.ts';

export const priceList: OwnDocument = {
  name: 'price-list.xlsx',
  make: () =>
    xlsxFile('Timber 2026', [
      ['Article', 'Wood', 'Thickness mm', 'Price per m2', 'In stock', 'Delivery'],
      ['T-101', 'Oak', 20, 78.5, 140, '3 days'],
      ['T-102', 'Oak', 40, 151, 36, '3 days'],
      ['T-110', 'Ash', 20, 64.9, 92, '5 days'],
      ['T-111', 'Ash', 40, 122.4, 18, '2 weeks'],
      ['T-120', 'Larch', 27, 41.2, 310, '2 days'],
      ['T-130', 'Walnut', 20, 134, 22, '4 weeks'],
      ['T-131', 'Walnut', 40, 259, 4, '4 weeks'],
      ['T-140', 'Birch plywood', 18, 38.6, 205, '2 days'],
    ]),
  questions: [
    { question: 'What is the price of T-130?', answers: ['134', '£134'], place: 'T-130' },
    { question: 'Which wood is the most expensive?', answers: ['Walnut', 'T-131'], place: 'T-131' },
    { question: 'How long does delivery of larch take?', answers: ['2 days'], place: 'Larch' },
  ],
};
