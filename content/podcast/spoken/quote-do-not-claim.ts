import type { SpokenText } from './spoken-text.ts';

export const quoteDoNotClaim: SpokenText = {
  slug: 'quote-do-not-claim',
  title: 'Quote, do not claim',
  date: '2026-11-04',
  topic: 'AI',
  lead: 'A machine that writes freely can be wrong in perfect sentences. Ours points to a sentence in the document, and shows you where it is.',
  sections: [
    {
      id: 'a-claim',
      heading: 'A wrong claim reads well',
      paragraphs: [
        'A language model writes what is likely. Often that is also what your lease says, and when it isn’t, the answer sounds just as good. You can’t tell, because you asked so that you wouldn’t have to read the lease.',
        'Somebody pays for it later: the tenant who gave notice a month late, or the clerk who quoted a rule that doesn’t exist.',
      ],
    },
    {
      id: 'a-quote',
      heading: 'A wrong quote shows itself',
      paragraphs: [
        'So here an answer is a sentence from the document, word for word, with its page or its heading. If it’s the wrong sentence, you see that at a glance: it’s about heating, and you asked about notice.',
        'You’re the one who knows what you meant, so you do the check. It takes a moment: you read one sentence, and open the place it comes from.',
      ],
    },
    {
      id: 'a-search',
      heading: 'What remains is a search',
      paragraphs: [
        'Finding that sentence takes two kinds of search. A search by words finds names, numbers and terms. A search by meaning finds the line about animals when you asked about a dog. Neither needs a key, an account or a payment for each question.',
        'And anybody can test a search. You write down questions and where their answers are, and count how often the search finds the right place. You can’t test free-form answers against a list like that.',
      ],
    },
    {
      id: 'silence',
      heading: 'Silence has a price, too',
      paragraphs: [
        'If no passage fits, the right answer is that the document doesn’t say. We decide how well a passage has to fit. If we’re strict, it turns good questions away; if we’re lenient, some of its answers miss the point. No setting avoids both.',
        'That is the last reason for quoting. When we’re wrong, everybody can see it: people spot a wrong quotation at once, but believe a wrong claim.',
      ],
    },
  ],
};
