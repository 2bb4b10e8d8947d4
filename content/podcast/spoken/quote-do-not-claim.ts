import type { SpokenText } from './spoken-text.ts';

export const quoteDoNotClaim: SpokenText = {
  slug: 'quote-do-not-claim',
  title: 'Quote, do not claim',
  date: '2026-11-04',
  topic: 'AI',
  lead: 'A machine that writes freely can be wrong in perfect sentences. Ours points at a sentence of the document, and shows where it stands.',
  sections: [
    {
      id: 'a-claim',
      heading: 'A wrong claim reads well',
      paragraphs: [
        'A language model writes what is likely. What is likely and what your lease says are often the same, and the text reads no different when they are not. Whoever asked cannot notice, for they asked to be spared the reading.',
        'The price is paid later and by somebody else: the tenant who gave notice a month late, the clerk who named a rule that was never written.',
      ],
    },
    {
      id: 'a-quote',
      heading: 'A wrong quote shows itself',
      paragraphs: [
        'So an answer here is a sentence of the document, word for word, with its page or its heading. If it is the wrong one, a glance is enough: it speaks of heating, and you asked about notice.',
        'The check is left to the one person who knows what was meant, and it is made short: a sentence to read, and a place to open.',
      ],
    },
    {
      id: 'a-search',
      heading: 'What remains is a search',
      paragraphs: [
        'Finding that sentence takes two kinds of search. Words find names, numbers and terms. Meaning finds the line about animals when the question said dog. Neither needs a key, an account or a payment for each question.',
        'And a search can be tested by anybody: a question, the place of its answer, and whether that place was found. Free text has no such list to be held against.',
      ],
    },
    {
      id: 'silence',
      heading: 'Silence has a price, too',
      paragraphs: [
        'If no passage fits, the right answer is that the document does not say. How well it must fit is ours to set. Strict, it turns good questions away; lenient, it answers some beside the point. No setting avoids both.',
        'That is the last reason for quoting. Where we err, we err in the open: a wrong quotation is seen at once, a wrong claim is believed.',
      ],
    },
  ],
};
