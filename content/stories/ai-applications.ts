import type { Story } from './story.ts';

/** How we build with models, shown on a morning’s mailbox. */
export const aiApplications: Story = {
  path: '/ai-apps',
  name: 'AI applications',
  note: 'A morning’s mailbox worked through, and how we build with AI',
  trade: 'AI',
  hue: 'cobalt',
  object: 'nestedCubes',
  alt: 'Open cubes nested in one another',
  heading: ['Models you can', 'swap on Friday'],
  lead: 'We try a rule before a model and a small model before a large one. Below, they work through a mailbox of twelve emails, and then through your own.',
  action: { label: 'Open the mailbox', href: '/ai-apps#mailbox' },
  facts: [
    ['State', 'Working demo: runs on this page'],
    ['Order', 'Rules, then search, then a small model'],
    ['Model', 'MiniLM, 23 MB, on our own server'],
    ['Weights', 'Pinned by hash, served from our own address'],
    ['Key', 'None needed'],
  ],
  sections: [
    {
      heading: 'Measure the dull way first',
      paragraphs: [
        'A mailbox at nine in the morning is a good test for AI, because everything in it is small. One email asks for a refund, one attaches an invoice, one is a thread of six people who can’t agree. Nobody wants a conversation about it. They want it sorted.',
        'We build and measure the dull way before we consider a model: a rule, a word search, last year’s value. A model has to beat that on data we didn’t choose, by enough to be worth the memory it takes.',
        'A rule can be read, changed on a Friday and tested by lunch. A word search explains itself. A small model runs on your own server, where no supplier can change it overnight.',
      ],
    },
    {
      heading: 'One interface, three answers',
      steps: [
        ['Small', 'A small model on the server, or in your browser, finds and quotes.'],
        ['Yours', 'Connect a language model and it writes the answer, with a source for each sentence.'],
        [
          'Neither',
          'If that model fails, you still get the quotation, and the page says which model answered.',
        ],
      ],
    },
    {
      heading: 'What becomes of the twelve emails',
      paragraphs: [
        'No model decides which step an email needs. A rule that fits on one line does: an invoice mentions both an invoice and a total, a thread has at least four lines that begin with a name and a colon, and a table is worth making from three prices upwards. So most emails skip most steps.',
        'Sorting is the only step for which no rule was good enough. Each email is compared by meaning with examples for eight groups, and goes to the group it resembles most.',
      ],
      rules: [
        [
          'Sort',
          'All twelve are sorted into eight groups: two each to billing, technical, sales and returns, and one to each of the others.',
        ],
        [
          'Hide',
          'Names, addresses and numbers are replaced in all twelve, before anyone outside reads them.',
        ],
        ['Read', 'The one invoice gives its fields, and its net amount and tax add up to its total.'],
        ['Shorten', 'A thread of six messages shrinks to five sentences, each quoted with its author.'],
        ['Tabulate', 'Three prices in a request for a quote become a table.'],
      ],
    },
    {
      heading: 'How many of twenty came out right',
      paragraphs: [
        'We tried each small task on twenty inputs that weren’t used to write its rules. For seven tasks, someone who hadn’t seen the code wrote them, and no rule was changed afterwards. For invoices and tables they’re our own. The results are above, and the failures are on each task’s page.',
        'They differ a lot. Tidying addresses and sorting email mostly go right. Reading invoices of any layout doesn’t: a person has to check, so the page shows each value beside the line it came from.',
        'A demo that showed only its best example would have hidden that. Twenty inputs are few, and they are still enough to tell a client which of their ten ideas to build first.',
      ],
    },
    {
      heading: 'A model is a dependency',
      paragraphs: [
        'It has a version, a hash, a licence and a test that fails when its answers drift. Weights from a package nobody maintains are compared byte for byte with the published ones.',
        'It is also told only what it needs. Names and addresses can be hidden before a text goes anywhere. The small tasks can run in your own browser, and a test checks that none of your words are sent.',
      ],
    },
    {
      heading: 'What we would talk you out of',
      paragraphs: [
        'Most AI projects that fail do so before any model is chosen, because nobody has written down what a right answer looks like. So we begin with a hundred of your own cases, and often the conversation about case seventeen is worth more than the software built afterwards.',
      ],
      refusals: [
        'A chat window where a form or a list would do.',
        'Sending customers anything that neither a rule nor a person has checked.',
      ],
    },
  ],
};
