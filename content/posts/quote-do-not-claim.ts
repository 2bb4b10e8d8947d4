import type { Post } from './post.ts';

export const quoteDoNotClaim: Post = {
  slug: 'quote-do-not-claim',
  title: 'Quote, do not claim',
  date: '2026-11-04',
  minutes: 3,
  topic: 'AI',
  lead: 'The one small language model we could ship answered 14 of 40 questions. Quoting the right sentence answered 32.',
  sections: [
    {
      id: 'no-key',
      heading: 'What runs without a key',
      paragraphs: [
        'Our tools have to work on a fresh machine with no account anywhere. We looked for a chat model that comes as a package, and found a single one. It took six seconds and 575 MB for each question, and it invented.',
        'On the same forty questions, showing the best sentence of the document held the answer 32 times, and the best three held it 39 times.',
      ],
    },
    {
      id: 'four-lists',
      heading: 'Four lists are better than one',
      paragraphs: [
        'Finding that sentence is a search. Word search put the right paragraph first in 94.3% of 1,190 public questions, a small meaning model in 91.1%. Fused by rank, over paragraphs and sentences each, they reached 96.1%.',
        'The questions were written from the paragraphs, which flatters word search. In the quarter that shares the fewest words with its answer it fell to 81.5%, while the fusion stayed at 85%.',
      ],
    },
    {
      id: 'silence',
      heading: 'Silence has a price, too',
      paragraphs: [
        'We also measured refusing. With a threshold that wrongly refuses about one good question in twenty, three quarters to four fifths of the near misses are caught. The rest would be answered beside the point.',
        'That is why the answer is always a quotation with its place. A wrong quotation is seen at a glance. A wrong claim is not.',
      ],
    },
  ],
};
