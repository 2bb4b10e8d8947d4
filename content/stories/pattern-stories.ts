import type { Story } from './story.ts';

/** The project page and the two service pages, told on real things. */
export const patternStories: readonly Story[] = [
  {
    path: '/pages/single-project',
    name: 'This website',
    note: 'A project page, told on the making of this site',
    trade: 'Web',
    hue: 'coral',
    object: 'prism',
    alt: 'A prism that parts a beam into colours',
    heading: ['A site that', 'checks its words'],
    lead: 'The project on this page is the page itself: 165 routes, one table, two commands. Here is how it was decided, and what it had to give up.',
    action: { label: 'See the work', href: '/demos' },
    facts: [
      ['State', 'Live; you are reading it'],
      ['Begun', 'November 2026'],
      ['Written in', 'TypeScript, React Router, PostgreSQL'],
      ['Starts with', 'npm start, on a bare machine'],
    ],
    sections: [
      {
        heading: 'One table is the whole site',
        paragraphs: [
          'Every route is a row: path, kind, title, description, hue. The router, menu, sitemap, search and the tests are made from it, so a page cannot exist without a title or be missing from the map.',
        ],
        sample: {
          caption: 'A row of the table',
          lines: [
            "path:   '/LMS'",
            "kind:   'story'   hue: 'sky'",
            "parent: '/demos'",
            "render: 'cached'  hydrate: 'none'",
          ],
        },
      },
      {
        heading: 'Ten kinds, no eleventh',
        paragraphs: [
          'A hundred and sixty-five designs would be noise, one template a bore. Ten kinds of page decide composition and size; content, hue and object make pages of a kind differ.',
        ],
      },
      {
        heading: 'What had to go',
        refusals: [
          'A framework at load: reading pages fetch React only when somebody uses a part that needs it.',
          'Logos and quotes: there are no clients to quote, so there is no quote.',
          'A content system: what a developer changes is a file, what an operator changes is a row.',
        ],
      },
    ],
  },
  {
    path: '/pages/services-single-1',
    name: 'One feature, one engineer',
    note: 'A service explained on a page',
    trade: 'Services',
    hue: 'lime',
    object: 'blocks',
    alt: 'Building blocks stacked two and two',
    heading: ['One engineer,', 'one whole feature'],
    lead: 'You hand over one feature and get it back finished: schema, rules, screens, tests, and the page of documentation your people will read at night.',
    action: { label: 'Book a call', href: '/book_an_appointment' },
    facts: [
      ['Unit', 'One feature that a person can name'],
      ['You give', 'Access, one decision maker, real examples'],
      ['You get', 'A branch your tests accept'],
      ['Ends when', 'Your own team has changed it once'],
    ],
    sections: [
      {
        heading: 'Small enough to be named',
        paragraphs: [
          '“Customers move their own appointment” is a feature. “Improve the portal” is not. If it cannot be said in one sentence with a person in it, the first day goes into finding that sentence.',
        ],
      },
      {
        heading: 'It arrives in five layers',
        rules: [
          ['Schema', 'What the data is, once, for form and table alike.'],
          ['Rules', 'What is true about it, as functions without a database.'],
          ['Policy', 'Who may do what, as a table with a test.'],
          ['Screens', 'By keyboard, on a phone, without scripts to the end.'],
          ['Page', 'Why it is so, for whoever opens it next.'],
        ],
      },
      {
        heading: 'Handing over is part of it',
        paragraphs: [
          'In the last days your team makes a change we did not foresee, and we only watch. Whatever is hard to find then is moved or renamed before we leave.',
        ],
      },
    ],
  },
  {
    path: '/pages/services-single-2',
    name: 'A first version, step by step',
    note: 'A service told as numbered steps',
    trade: 'Services',
    hue: 'lime',
    object: 'ladder',
    alt: 'A step ladder with five rungs',
    heading: ['A first version', 'in six steps'],
    lead: 'From a sentence to something your first users hold. Six steps, each with its own end, so you can stop after any of them and keep what is there.',
    action: { label: 'Estimate the weeks', href: '/hire-services' },
    facts: [
      ['For', 'Founders and small teams'],
      ['Stops', 'After any step, without a penalty'],
      ['Yours', 'Code, data and accounts, from the first day'],
      ['Not in it', 'Growth promises and pitch decks'],
    ],
    sections: [
      {
        heading: 'Each step has its own end',
        steps: [
          [
            'One sentence',
            'Who does what with it on a Monday morning. It ends when two strangers repeat it right.',
          ],
          [
            'One drawing',
            'The three screens that carry it, on real data. It ends when somebody tried to use the drawing.',
          ],
          ['The risky part', 'Whatever could sink it is built first and alone. It ends with a yes or a no.'],
          [
            'The thin line',
            'From first visit to result, ugly and whole. It ends when you used it for real once.',
          ],
          [
            'The dull parts',
            'Sign-in, mail, backup, the empty and the broken case. It ends when nothing needs us at night.',
          ],
          ['The handover', 'Your people deploy it while we look on. It ends when they roll it back as well.'],
        ],
      },
      {
        heading: 'Why the risk comes third',
        paragraphs: [
          'A prototype that avoids the hard question proves nothing. A hard question without a drawing is asked too widely. Third is the earliest place where it can be asked precisely.',
        ],
      },
    ],
  },
];
