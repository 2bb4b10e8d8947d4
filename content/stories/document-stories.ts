import type { Story } from './story.ts';

/** Those that read text and answer from it. */
export const documentStories: readonly Story[] = [
  {
    path: '/pdf-chatbot',
    name: 'PDF chatbot',
    note: 'Quotes the passage and marks it on the page',
    trade: 'Documents',
    hue: 'coral',
    object: 'foldedSheet',
    alt: 'Two sheets of paper, one corner folded',
    heading: ['Answers with', 'a page number'],
    lead: 'Ask a document in plain words. You get a short answer and the sentence it comes from, marked on its page. If the document doesn’t say it, you’re told so.',
    action: { label: 'Ask your own file here', href: '/pdf-chatbot#ask' },
    facts: [
      ['State', 'Runs on this page, with your own files'],
      ['Reads', 'PDF, Word, slides, spreadsheets, e-books and text'],
      ['Gives', 'A short answer, its sentence, its place on the page'],
      ['Finds by', 'Words and meaning, then a reader of our own'],
      ['Needs', 'No key; a language model is optional'],
    ],
    sections: [
      {
        heading: 'Search first, then read',
        paragraphs: [
          'The text is searched by words and by meaning. Words find names and numbers; meaning finds the sentence that says “notice period” when you asked “how early must I quit”.',
          'The best passages then go to a small model that was trained to read: it marks the words that answer, or says that a passage doesn’t. It runs on our server or, if you prefer, in your browser.',
        ],
      },
      {
        heading: 'Positions survive the extraction',
        paragraphs: [
          'Each run of text keeps its rectangle on the page. When a sentence is quoted, its rectangles are marked, so one click takes you from the answer to the line it comes from.',
        ],
      },
      {
        heading: 'Not in here is an answer',
        refusals: [
          'Below a threshold it says that the document doesn’t answer, and shows the nearest passages.',
          'It adds nothing from general knowledge.',
          'Where a language model is connected, each sentence it writes still names its source.',
        ],
      },
    ],
  },
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
          'Most of a web page is not its text. Each block is scored by how much it says and how many links it holds. The best part of the page is kept, and clutter inside it is removed too.',
        ],
      },
      {
        heading: 'A fetch is a locked door',
        rules: [
          ['Scheme', 'It takes http and https, and no address with a user name in it.'],
          [
            'Address',
            'The address is checked inside the connection itself, so a name cannot lead elsewhere a moment later.',
          ],
          ['Redirect', 'Each hop is checked like the first address.'],
          ['Size', 'Bytes, seconds and hops are limited.'],
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
          'Where two sentences say the same thing, the second one gives its place to something new.',
        ],
      },
      {
        heading: 'Several articles, one line of dates',
        paragraphs: [
          'Dates are read in the article’s own calendar: “last Tuesday” becomes a day. Over several articles they form one line, each date with its source.',
        ],
      },
      {
        heading: 'What the article does not say',
        refusals: [
          'Where the text has no answer, it says so and shows the nearest passage.',
          'It writes no sentence of its own.',
          'It rates no opinion and grades no source.',
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
          'Before we consider a model, we build and measure the dull way: a rule, a word search, last year’s value. The model has to beat it on data we did not choose, by enough to be worth its memory.',
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
          'It has a version, a hash, a licence and a test that fails when its answers drift. Every file is compared with its published hash before it is used.',
        ],
        refusals: [
          'We add no chat window where a form or a list would do.',
          'We send no output to a customer unseen unless a rule can check it.',
        ],
      },
    ],
  },
];
