import type { StatementWords } from './statement.ts';

export const serviceStatements: readonly StatementWords[] = [
  {
    path: '/design',
    heading: ['Draw it before', 'it costs'],
    lead: 'From the second day you have a prototype in the browser, filled with your own data, so that a wrong idea shows up while it is still cheap.',
    action: { label: 'Show us a screen', href: '/contact-us' },
    object: 'prism',
    alt: 'A prism that parts a beam into colours',
    sections: [
      {
        split: '8/4',
        heading: 'A prototype is not a picture',
        paragraphs: [
          'A picture of a form hides the error, the long name and the empty list. So we design in the browser, with real text, real widths and a keyboard that works. What survives the week becomes part of the product’s code.',
          'What doesn’t survive is deleted, and we write down why.',
        ],
        facts: [
          ['Day 2', 'A prototype you can click'],
          ['Day 5', 'Someone from outside has tried it'],
          ['You keep', 'The files, the texts and our reasons'],
        ],
      },
      {
        split: 'rows',
        heading: 'Drawn in every state',
        rows: [
          ['Empty', 'An empty list says what will appear here, with one example and one action.'],
          ['One', 'A list of one is the first thing a new customer sees.'],
          ['A thousand', 'A long list needs search, sorting and pages, and room for forty-letter names.'],
          [
            'Waiting',
            'While it loads, the layout stays, and after two seconds it says what’s been done so far.',
          ],
          ['Wrong', 'When loading fails, it says what happened, what was kept and what to do next.'],
        ],
      },
      {
        split: '5/7',
        heading: 'Words are half the design',
        paragraphs: [
          'Most of a screen is text. We write it together with the layout, and cut it until a stranger on a phone does the right thing on the first try.',
        ],
      },
    ],
  },
  {
    path: '/ui-ux',
    heading: ['Screens people', 'finish'],
    lead: 'An interface is good when people get to the end of it. We look for the step where they stop, and remove it or make it smaller.',
    action: { label: 'See the kit', href: '/ui' },
    object: 'blocks',
    alt: 'Building blocks stacked two and two',
    sections: [
      {
        split: 'thirds',
        heading: 'Where people give up',
        items: [
          [
            'Asked too early',
            'They’re asked for an account before the result, or a phone number before the price.',
          ],
          [
            'Too much at once',
            'The form has twelve fields where three would do, and the rest could wait a day.',
          ],
          [
            'Lost on the way',
            'They reload, go back or lose the connection, and everything they typed is gone.',
          ],
        ],
      },
      {
        split: '5/7',
        heading: 'Tested by hands, not opinions',
        paragraphs: [
          'Five people who have never seen it get one task each, and nobody helps. We write down when each of them hesitates. Three who stop at the same place tell us more than a meeting.',
          'Then we do the same task by keyboard alone, with a screen reader, at twice the text size, and on a phone in the sun.',
        ],
      },
      {
        split: 'rows',
        heading: 'A system with few parts',
        rows: [
          ['Tokens', 'Colours, sizes and motion are defined in one file, and a theme can change them.'],
          [
            'Components',
            'We use what browsers already provide, so the menu and the search work before any script has arrived.',
          ],
          ['Kinds', 'Every page belongs to one of ten kinds, and its content sets it apart.'],
          ['Checks', 'We test every public page for contrast and on narrow screens, in dark and light.'],
        ],
      },
    ],
  },
  {
    path: '/full-stack-development',
    heading: ['From schema', 'to screen'],
    lead: 'One person can follow a request from the form to the database row and back. We build so that this stays true as the product grows.',
    action: { label: 'Bring a hard problem', href: '/book_an_appointment' },
    object: 'nestedCubes',
    alt: 'Open cubes nested in one another',
    sections: [
      {
        split: '5/7',
        heading: 'A request goes straight through',
        paragraphs: [
          'It passes the route, the policy, the command, the database and the view, in that order. No layer just passes things on, so a rule has nowhere to hide.',
          'Imports point one way, and a test fails when one points back.',
        ],
      },
      {
        split: 'rows',
        heading: 'What it’s built on',
        rows: [
          ['TypeScript', 'Everything is typed, from the table to the button, without a single “any”.'],
          ['PostgreSQL', 'The same database runs on a laptop and behind several server processes.'],
          ['React Router', 'Pages are rendered on the server and load scripts only where they need them.'],
          ['Jobs and outbox', 'Every email is saved before it is sent, so a crash loses none.'],
          ['Two commands', 'One starts the site on a bare machine, and the other tests it.'],
        ],
      },
      {
        split: 'thirds',
        heading: 'Proved by breaking it',
        items: [
          [
            'Killed',
            'A test kills the server fifty times while forms are being sent, then counts what is missing.',
          ],
          [
            'Raced',
            'Forty people ask for one free slot at the same moment. One gets it, and the others are told it’s gone.',
          ],
          [
            'Starved',
            'When the connection breaks or the disk is full, people read what happened and keep what they typed.',
          ],
        ],
      },
    ],
  },
  {
    path: '/pages/services-1',
    heading: ['What we', 'take on'],
    lead: 'We take on six kinds of work, each described by what is different afterwards. If yours is none of them, we’ll say so in the first call.',
    action: { label: 'Describe your case', href: '/contact-us' },
    object: 'drawer',
    alt: 'A filing cabinet with one drawer open',
    sections: [
      {
        split: 'rows',
        heading: 'Afterwards, this is true',
        rows: [
          ['First version', 'Ten strangers have used it for its real purpose.'],
          ['Rescue', 'You can change it on a Friday without anybody holding their breath.'],
          ['One hard part', 'A planner, a forecast or a search that holds up against public data.'],
          ['AI with sources', 'People get an answer with its source, or a clear no if there is none.'],
          ['Interface', 'The step where half the people stopped is gone.'],
          ['Handover', 'Your own team runs it, and has proved that by breaking it once.'],
        ],
      },
      {
        split: '8/4',
        heading: 'How it begins',
        paragraphs: [
          'It begins with half an hour by video and one question: what happens today when this goes wrong? The person who can answer it is the one we need to talk to. Afterwards you get one page that says what we understood and what it would take.',
        ],
        facts: [
          ['Costs', 'Nothing until you say yes'],
          ['The page', 'Yours, even if you go elsewhere'],
        ],
      },
    ],
  },
  {
    path: '/pages/services-2',
    heading: ['Working', 'together'],
    lead: 'This is what we need from you, what you can expect from us, and how either side can stop. It’s short enough to read before the first call.',
    action: { label: 'Plan the weeks', href: '/hire-services' },
    object: 'signpost',
    alt: 'A signpost with three arms',
    sections: [
      {
        split: 'thirds',
        heading: 'Three things we need',
        items: [
          ['A decision maker', 'One person who can say yes and can be reached within a day.'],
          ['Real examples', 'Ten real cases, two of them ugly. You can change the names.'],
          ['An hour a week', 'An hour with someone who will use it, so that they can try it themselves.'],
        ],
      },
      {
        split: 'steps',
        heading: 'From call to handover',
        steps: [
          ['Call', 'We talk for half an hour. Either side may find that it isn’t a good fit.'],
          [
            'Summary',
            'You get one page that says what will be true afterwards, what it takes and what could sink it.',
          ],
          ['First week', 'We build the part most likely to sink the project, on its own.'],
          ['Weeks', 'You get a list on Monday and a running version on Friday, until it is done.'],
          ['Handover', 'Your team makes a change while we only watch.'],
        ],
      },
      {
        split: '5/7',
        heading: 'Either side may stop',
        paragraphs: [
          'Either side may stop at the end of any week, without giving a reason. Everything we have made by then is already in your repository, with its tests.',
        ],
      },
    ],
  },
];
