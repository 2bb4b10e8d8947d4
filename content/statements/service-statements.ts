import type { StatementWords } from './statement.ts';

export const serviceStatements: readonly StatementWords[] = [
  {
    path: '/design',
    heading: ['Draw it before', 'it costs'],
    lead: 'Design and prototypes that run in a browser from the second day, filled with your own data, so that a wrong idea is cheap to see.',
    action: { label: 'Show us a screen', href: '/contact-us' },
    object: 'prism',
    alt: 'A prism that parts a beam into colours',
    sections: [
      {
        split: '8/4',
        heading: 'A prototype is not a picture',
        paragraphs: [
          'A picture of a form hides the error, the long name and the empty list. So we draw in the browser: real text, real widths, a keyboard that works. What survives the week becomes the product’s own code.',
          'What does not survive is deleted together with its reasons, which are kept.',
        ],
        facts: [
          ['Day 2', 'Something you can press'],
          ['Day 5', 'Somebody outside has tried it'],
          ['You keep', 'Files, words, reasons'],
        ],
      },
      {
        split: 'rows',
        heading: 'Drawn in every state',
        rows: [
          ['Empty', 'Says what will be here, shows one example and one action.'],
          ['One', 'A list of one is the first thing a new customer sees.'],
          ['A thousand', 'Search, order and pages, with names of forty letters.'],
          ['Waiting', 'The layout stays; after two seconds it says what is done so far.'],
          ['Wrong', 'What happened, what was kept, what to do.'],
        ],
      },
      {
        split: '5/7',
        heading: 'Words are half the design',
        paragraphs: [
          'Most of a screen is text. We write it with the layout, in sentences that could be false, and cut it until a stranger on a phone does the right thing at the first try.',
        ],
      },
    ],
  },
  {
    path: '/ui-ux',
    heading: ['Screens people', 'finish'],
    lead: 'An interface is good when people reach the end of it. We look for the step where they stop, and take it away or make it smaller.',
    action: { label: 'See the kit', href: '/ui/typography' },
    object: 'blocks',
    alt: 'Building blocks stacked two and two',
    sections: [
      {
        split: 'thirds',
        heading: 'Where people give up',
        items: [
          ['Too early asked', 'An account before the result, a phone number before the price.'],
          ['Too much at once', 'Twelve fields where three would do, and the rest could wait a day.'],
          ['Lost on the way', 'A reload, a back button, a dead line: and everything typed is gone.'],
        ],
      },
      {
        split: '5/7',
        heading: 'Tested by hands, not opinions',
        paragraphs: [
          'Five people who have never seen it, one task each, nobody helping. We write down the second at which each of them hesitates. Three who stop at the same place are worth more than a meeting.',
          'Then the same task by keyboard alone, with a screen reader, at twice the text size, and on a phone in the sun.',
        ],
      },
      {
        split: 'rows',
        heading: 'A system with few parts',
        rows: [
          ['Tokens', 'Colours, sizes and motion in one file; a theme is other values of it.'],
          ['Components', 'Native first, so they work before any script has arrived.'],
          ['Kinds', 'A page has one of ten shapes; content makes it its own.'],
          ['Checks', 'Contrast, keyboard and widths are tests that fail, not a list to remember.'],
        ],
      },
    ],
  },
  {
    path: '/full-stack-development',
    heading: ['From schema', 'to screen'],
    lead: 'One person can follow a request from the form to the row and back. We build so that this stays true when the product has grown.',
    action: { label: 'Bring a hard problem', href: '/book_an_appointment' },
    object: 'nestedCubes',
    alt: 'Open cubes nested in one another',
    sections: [
      {
        split: '5/7',
        heading: 'A request goes straight through',
        paragraphs: [
          'Route, policy, command, database, view: five stops, in this order, in every feature. There is no layer that only passes things on, so there is nowhere for a rule to hide.',
          'Imports point one way. A check fails when somebody points one back.',
        ],
      },
      {
        split: 'rows',
        heading: 'What stands under it',
        rows: [
          ['TypeScript', 'From the table to the button, without a single “any”.'],
          ['PostgreSQL', 'The same one on a laptop and for a busy company.'],
          ['React Router', 'Pages rendered on the server, scripts where a page needs them.'],
          ['Jobs and outbox', 'What leaves the house is a row first, so nothing is lost in a crash.'],
          ['Two commands', 'One starts everything on a bare machine, one tests everything.'],
        ],
      },
      {
        split: 'thirds',
        heading: 'Proved by breaking it',
        items: [
          [
            'Killed',
            'The server is killed fifty times while a form is in use; a script counts what is missing.',
          ],
          ['Raced', 'Hundreds press the same thing at once. One may win.'],
          ['Starved', 'No network, full disk, old browser: each has a sentence ready.'],
        ],
      },
    ],
  },
  {
    path: '/pages/services-1',
    heading: ['What we', 'take on'],
    lead: 'Six kinds of work, named by what is different afterwards. If yours is none of them, we say so in the first call.',
    action: { label: 'Name your case', href: '/contact-us' },
    object: 'drawer',
    alt: 'A filing cabinet with one drawer open',
    sections: [
      {
        split: 'rows',
        heading: 'Afterwards, this is true',
        rows: [
          ['First version', 'Ten strangers have used it for its real purpose.'],
          ['Rescue', 'It can be changed on a Friday without anybody holding their breath.'],
          ['One hard part', 'A planner, a forecast or a search that holds against public data.'],
          ['AI with sources', 'People get an answer with its place, and a clear no where there is none.'],
          ['Interface', 'The step where half the people stopped is gone.'],
          ['Handover', 'Your own team runs it, and has proved that by breaking it once.'],
        ],
      },
      {
        split: '8/4',
        heading: 'How it begins',
        paragraphs: [
          'With a half hour by video and one question: what happens today, when this goes wrong? Whoever can answer it is the person we need to talk to. A page of paper follows, with what we understood and what it would take.',
        ],
        facts: [
          ['Costs', 'Nothing until you say yes'],
          ['Paper', 'Yours, also if you go elsewhere'],
        ],
      },
    ],
  },
  {
    path: '/pages/services-2',
    heading: ['Working', 'together'],
    lead: 'What we need from you, what you may expect of us, and how either side ends it. Short enough to be read before the first call.',
    action: { label: 'Plan the weeks', href: '/hire-services' },
    object: 'signpost',
    alt: 'A signpost with three arms',
    sections: [
      {
        split: 'thirds',
        heading: 'Three things we need',
        items: [
          ['A decider', 'One person who may say yes, and who can be reached within a day.'],
          ['Real examples', 'Ten true cases, two of them ugly. Names may be changed.'],
          ['An hour a week', 'Of somebody who will use it, with the thing in their own hands.'],
        ],
      },
      {
        split: 'steps',
        heading: 'From call to handover',
        steps: [
          ['Call', 'Half an hour. Both sides may find that it does not fit.'],
          ['Paper', 'One page: what is true afterwards, what it takes, what could sink it.'],
          ['First week', 'The thing most likely to sink it, built alone.'],
          ['Weeks', 'A list on Monday, a running version on Friday, until it is done.'],
          ['Handover', 'Your team changes it while we keep our hands in our pockets.'],
        ],
      },
      {
        split: '5/7',
        heading: 'Either side may stop',
        paragraphs: [
          'At the end of any week, without giving a reason. Everything made until then is already in your repository, with its tests, and works as far as it goes.',
        ],
      },
    ],
  },
];
