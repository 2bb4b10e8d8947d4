import type { Story } from './story.ts';

/** The project page and the two service pages, told on real things. */
export const patternStories: readonly Story[] = [
  {
    path: '/pages/single-project',
    name: 'This website',
    note: 'A project page about how this site was made',
    trade: 'Web',
    hue: 'coral',
    object: 'prism',
    alt: 'A prism that parts a beam into colours',
    heading: ['A site that', 'checks its words'],
    lead: 'The project on this page is the site itself: 165 routes, one table, two commands. Here is how we decided what it should be and what to give up.',
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
          'A hundred and sixty-five designs would be noise, and a single template would be dull. Ten kinds of page decide the composition and size; content, colour and pictures set the pages of one kind apart.',
        ],
      },
      {
        heading: 'What had to go',
        refusals: [
          'A framework on every page: pages for reading fetch React only when someone uses a part that needs it.',
          'Logos and quotes: we have no clients to quote yet, so there are no quotes.',
          'A separate content system: developers change files, and operators change rows in the database.',
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
      ['Unit', 'One feature you can describe in a sentence'],
      ['You give', 'Access, one decision maker, real examples'],
      ['You get', 'A branch your tests accept'],
      ['Ends when', 'Your own team has changed it once'],
    ],
    sections: [
      {
        heading: 'Small enough to be named',
        paragraphs: [
          '“Customers move their own appointment” is a feature. “Improve the portal” is not. If you can’t describe it in one sentence with a person in it, we spend the first day finding that sentence.',
        ],
      },
      {
        heading: 'You get it in five layers',
        rules: [
          ['Schema', 'Says what the data is, once for both the form and the table.'],
          ['Rules', 'Says what must be true about the data, in functions that need no database.'],
          ['Policy', 'Says who may do what, in a table with a test.'],
          ['Screens', 'Everything works by keyboard, on a phone, and without scripts.'],
          ['Page', 'Explains to the next person who opens it why it works this way.'],
        ],
      },
      {
        heading: 'Handing over is part of it',
        paragraphs: [
          'In the last days your team makes a change we didn’t plan for, and we only watch. We move or rename anything they find hard to locate before we leave.',
        ],
      },
    ],
  },
  {
    path: '/pages/services-single-2',
    name: 'A first version, step by step',
    note: 'A service explained in numbered steps',
    trade: 'Services',
    hue: 'lime',
    object: 'ladder',
    alt: 'A step ladder with five rungs',
    heading: ['A first version', 'in six steps'],
    lead: 'We take you from a sentence to software your first users can try. Each of the six steps is complete, so you can stop after any of them.',
    action: { label: 'Estimate the weeks', href: '/hire-services' },
    facts: [
      ['For', 'Founders and small teams'],
      ['Stops', 'After any step, without a penalty'],
      ['Yours', 'Code, data and accounts, from the first day'],
      ['Not included', 'Growth promises and pitch decks'],
    ],
    sections: [
      {
        heading: 'Each step is complete in itself',
        steps: [
          [
            'One sentence',
            'It says who does what with it on a Monday morning. This step ends when two people who have just heard it can repeat it.',
          ],
          [
            'One drawing',
            'We draw the three most important screens with real data. This step ends when someone has tried to use the drawing.',
          ],
          [
            'The risky part',
            'We build whatever could sink the project first, on its own. This step ends with a yes or a no.',
          ],
          [
            'The thin line',
            'We build a working path from first visit to result, however ugly. This step ends when you have used it for real once.',
          ],
          [
            'The dull parts',
            'We build sign-in, email, backups, empty pages and error messages. This step ends when nothing needs us at night.',
          ],
          [
            'The handover',
            'Your people deploy it while we watch. This step ends when they have also rolled it back.',
          ],
        ],
      },
      {
        heading: 'Why the risk comes third',
        paragraphs: [
          'A prototype that avoids the hard question proves nothing, but without a drawing the question is still too vague. The third step is the earliest at which we can ask it precisely.',
        ],
      },
    ],
  },
];
