import type { Story } from './story.ts';

/** Those that read text and answer from it. */
export const documentStories: readonly Story[] = [
  {
    path: '/link-chatbot',
    name: 'Link chatbot',
    note: 'Reads one address, answers from it, and nothing else',
    trade: 'Documents',
    hue: 'cobalt',
    object: 'chain',
    alt: 'Three links of a chain',
    heading: ['Ask the page', 'and only that'],
    lead: 'Give it an address and a question. It fetches that page once, leaves out menus and banners, and answers from the text that remains.',
    action: { label: 'Ask a web page here', href: '/link-chatbot#ask' },
    facts: [
      ['State', 'Runs on this page, with any public page'],
      ['Reads', 'Public pages, or a page that you paste'],
      ['Gives', 'A short answer and the sentence it comes from'],
      ['Keeps', 'Your conversation, in your browser, until you delete it'],
      ['Fetches', 'Through a guard that checks every redirect'],
    ],
    sections: [
      {
        heading: 'First it throws most away',
        paragraphs: [
          'Most of a web page is not its text. Each block is scored by how much it says and how many links it holds; the best neighbourhood is kept, and what is clutter inside it goes, too.',
        ],
      },
      {
        heading: 'A fetch is a locked door',
        rules: [
          ['Scheme', 'http and https; nothing with a user name in it.'],
          ['Address', 'Looked up and checked inside the connection, so a name cannot change its mind.'],
          ['Redirect', 'Followed by hand, each hop checked again.'],
          ['Size', 'Bytes, seconds and hops all have an end.'],
        ],
      },
      {
        heading: 'Every answer can be checked',
        paragraphs: [
          'An answer names the part of the page it was found in, and one click shows the text there with the sentence marked.',
        ],
      },
    ],
  },
  {
    path: '/news-summarizer-chatbot',
    name: 'News summariser',
    note: 'Key sentences at three lengths, each tied to its source',
    trade: 'Media',
    hue: 'lime',
    object: 'newspaper',
    alt: 'A folded newspaper with a bold headline bar',
    heading: ['Key sentences', 'none invented'],
    lead: 'An article, a feed or pasted text becomes one, three or seven of its own sentences. Names, dates and figures are listed, each with the place it came from.',
    action: { label: 'Open the demo', href: '/case-studies/NewsSummarizerChatbot/demo' },
    facts: [
      ['State', 'Live demo on this site'],
      ['Reads', 'An address, an RSS feed or pasted text'],
      ['Gives', 'Key sentences, facts, a line of dates'],
      ['Method', 'LexRank over meaning, with position'],
      ['Held against', 'The first three sentences of an article'],
    ],
    sections: [
      {
        heading: 'The opening is hard to beat',
        paragraphs: [
          'Journalists put the news first. A summary of the first three sentences beats many clever methods, so ours is compared with it and uses position as one of its votes.',
          'Two sentences that say the same thing cost one place. The second is dropped in favour of something new.',
        ],
      },
      {
        heading: 'Several articles, one line of dates',
        paragraphs: [
          'Dates are read in the article’s own calendar: “last Tuesday” becomes a day. Over several articles they form one line, and where two disagree both are shown with their sources.',
        ],
      },
      {
        heading: 'What the article does not say',
        refusals: [
          'A question without an answer in the text is told so, with the nearest passage.',
          'It is called key sentences, because that is what it is.',
          'Opinion is not rated and sources are not graded.',
        ],
      },
    ],
  },
  {
    path: '/ai-apps',
    name: 'AI applications',
    note: 'A morning’s mailbox worked through, and how we build with AI',
    trade: 'AI',
    hue: 'cobalt',
    object: 'nestedCubes',
    alt: 'Open cubes nested in one another',
    heading: ['Models you can', 'swap on Friday'],
    lead: 'We try a rule before a model and a small model before a large one. Below, they work through a mailbox of twelve emails; run it yourself.',
    action: { label: 'Try the small tasks', href: '/ai' },
    facts: [
      ['State', 'Built to show: runs on this page'],
      ['Order', 'Rules, then search, then a small model'],
      ['Model', 'MiniLM, 23 MB, on our own server'],
      ['Weights', 'Pinned by hash, served from our own address'],
      ['Key', 'None needed'],
    ],
    sections: [
      {
        heading: 'Measure the dull way first',
        paragraphs: [
          'Before a model is considered, the dull way is built and measured: a rule, a word search, last year’s value. The model has to beat it on data we did not choose, by enough to pay for its memory.',
        ],
      },
      {
        heading: 'One interface, three answers',
        steps: [
          ['Small', 'A small model on the server, or in your browser, finds and quotes.'],
          ['Yours', 'Connect a language model and it writes the answer, each sentence with its source.'],
          ['Neither', 'If that model fails, the quotation stands, and the page says who answered.'],
        ],
      },
      {
        heading: 'A model is a dependency',
        paragraphs: [
          'It has a version, a hash, a licence and a test that fails when its answers drift. Weights from a package nobody maintains are compared byte for byte with the published ones.',
        ],
        refusals: [
          'No chat window where a form or a list would do.',
          'No output goes to a customer unseen unless a rule can check it.',
        ],
      },
    ],
  },
];
