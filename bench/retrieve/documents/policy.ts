import { deckFile } from '#engines/documents/testing/make-files.ts';
import type { OwnDocument } from './own-document.ts';

export const policy: OwnDocument = {
  name: 'holiday-policy.pptx',
  make: () =>
    deckFile([
      ['Holidays and leave', ['What changed in 2026', 'Brindle Joinery, for all staff']],
      [
        'How many days you have',
        [
          'Everybody has 27 days of holiday a year, besides bank holidays.',
          'After five years with us it is 30 days.',
          'Part-time staff have the share that they work.',
        ],
      ],
      [
        'How to book them',
        [
          'Ask your foreman at least four weeks ahead for a week or more, and three days ahead for a single day.',
          'The workshop is closed from 24 December to 2 January; five of your days are used for that.',
        ],
      ],
      [
        'What can be carried over',
        [
          'Up to five days can be carried into the next year.',
          'They lapse on 31 March.',
          'Days lost to illness are kept for eighteen months.',
        ],
      ],
      [
        'When you are ill',
        [
          'Call the office before 7.30 in the morning.',
          'From the eighth day on we need a note from your doctor.',
          'Questions: Petra Lindqvist, extension 214.',
        ],
      ],
    ]),
  questions: [
    {
      question: 'How many holidays do I get after five years?',
      answers: ['30 days', '30'],
      place: 'After five years',
    },
    {
      question: 'When do carried-over days expire?',
      answers: ['31 March', 'on 31 March'],
      place: '31 March',
    },
    {
      question: 'From when on do I need a doctor’s note?',
      answers: ['the eighth day', 'From the eighth day', 'eighth day'],
      place: 'eighth day',
    },
  ],
};
