import { roles } from '../form-pages/pricing.ts';
import type { StatementWords } from './statement.ts';

export const studioStatements: readonly StatementWords[] = [
  {
    path: '/agency',
    heading: ['Every role', 'at one table'],
    lead: 'We are a small studio without departments. Each role decides one kind of question, and everybody writes code or designs.',
    action: { label: 'Meet us by video', href: '/book_an_appointment' },
    object: 'badge',
    alt: 'A staff badge on a lanyard',
    sections: [
      {
        split: 'rows',
        heading: 'Who decides what',
        // The same roles that can be hired, in the same words.
        rows: roles.map(({ name, decides }): [string, string] => [name, decides]),
      },
      {
        split: '5/7',
        heading: 'Disagreement has a procedure',
        paragraphs: [
          'When two people disagree, we make the question small enough to measure it or show it to a stranger. Whoever proposed it runs the test, and whoever doubted it reads the result first.',
          'What we decided, and why, goes on a page in the repository. A year later you can still see whether it was right.',
        ],
      },
      {
        split: 'thirds',
        heading: 'What that means for you',
        items: [
          ['One name', 'You write to a person who can change the code, and who answers for it.'],
          ['No relay', 'The designer has seen your data, the engineer has seen your users.'],
          ['By the week', 'You hire the roles you need, and decide week by week whether they stay.'],
        ],
      },
    ],
  },
  {
    path: '/pages/about-1',
    heading: ['How we', 'got here'],
    lead: 'The short history of this site, decision by decision, with what was thrown away at each. It begins with a list of 165 addresses.',
    action: { label: 'See what came of it', href: '/demos' },
    object: 'newspaper',
    alt: 'A folded newspaper with a bold headline bar',
    sections: [
      {
        split: 'steps',
        heading: 'Five decisions in their order',
        steps: [
          [
            'A list of addresses',
            'The specification named the routes and little else. What each page is for had to be decided, and was written down before anything was drawn.',
          ],
          [
            'Six frameworks, one page',
            'The same home page was built six times and measured. Five were deleted on the day the table was finished.',
          ],
          [
            'A database, mistreated',
            'Two candidates were killed hard in a loop. One lost acknowledged rows when two processes shared its folder, and was out.',
          ],
          [
            'Three looks, one kept',
            'Three directions were drawn for desk and phone. The kept one has warm paper, one hue a page, and no photograph.',
          ],
          [
            'One table for all pages',
            'Only then did the first line of the site appear: the table from which menu, search, titles and tests are made.',
          ],
        ],
      },
      {
        split: '8/4',
        heading: 'Why measure before building',
        paragraphs: [
          'An argument about frameworks never ends. A table with six rows ends it within a day, and can be read by somebody who joins later and has an opinion.',
        ],
        facts: [
          ['Begun', 'November 2026'],
          ['Clients shown', 'None, as there are none to show'],
        ],
      },
    ],
  },
  {
    path: '/pages/about-2',
    heading: ['How a week', 'runs'],
    lead: 'Monday decides, Friday shows. In between there is one meeting, and everything else is written where you can read it.',
    action: { label: 'Book a half hour', href: '/book_an_appointment' },
    object: 'calendar',
    alt: 'A wall calendar with one day marked',
    sections: [
      {
        split: 'rows',
        heading: 'Five days, five habits',
        rows: [
          [
            'Monday',
            'One list of at most five things, each with the sentence that will be true on Friday. You see it before noon.',
          ],
          ['Tuesday', 'No meetings at all. The hard part of the list is done today, while heads are fresh.'],
          [
            'Wednesday',
            'Half an hour together: what turned out differently. Something may leave the list, nothing may join it.',
          ],
          ['Thursday', 'Somebody who did not write it uses it, by keyboard, on a phone, with wrong input.'],
          ['Friday', 'It runs where you can press on it. What is not true yet is said, and why.'],
        ],
      },
      {
        split: 'thirds',
        heading: 'What never waits for Friday',
        items: [
          ['A broken night', 'Whoever is on duty answers and writes down what happened before breakfast.'],
          ['A wrong turn', 'If the list turns out to be the wrong one, it is said on the day it is noticed.'],
          ['Your question', 'Answered the same working day, even if the answer is a date.'],
        ],
      },
      {
        split: '5/7',
        heading: 'Slack is on the plan',
        paragraphs: [
          'One day in five has no task of its own. It goes into whatever the week uncovered: a slow test, an unclear page, a rule nobody had written down. Weeks without that day get slower from month to month.',
        ],
      },
    ],
  },
  {
    path: '/pages/about-3',
    heading: ['What we', 'refuse'],
    lead: 'A studio is known by its no. These are ours, with the reason for each, so you can tell early whether we fit.',
    action: { label: 'Tell us yours', href: '/contact-us' },
    object: 'sieve',
    alt: 'A sieve that keeps three balls and lets a small one fall',
    sections: [
      {
        split: 'thirds',
        heading: 'Work we turn down',
        items: [
          ['Dark patterns', 'No hidden unsubscribe, no countdown that starts again, no box ticked for you.'],
          ['Watching staff', 'No software that counts key strokes or takes pictures of a screen.'],
          ['Machines as judges', 'No model decides alone about a job, a loan, a diagnosis or a grade.'],
        ],
      },
      {
        split: 'rows',
        heading: 'Promises we do not make',
        rows: [
          [
            'A fixed price for a wish',
            'For a sentence with a test, yes. For “something like that”, a first week to find the sentence.',
          ],
          ['First place in a search', 'We can make a page findable and fast. The order is made elsewhere.'],
          ['No mistakes', 'We promise that mistakes are seen, told and undone.'],
          ['A quote for the website', 'Nobody is asked to praise us in public as part of a contract.'],
        ],
      },
      {
        split: '8/4',
        heading: 'Habits we gave up',
        paragraphs: [
          'Numbers that count up while one scrolls. Logos of people who once opened a trial. Stock photographs of hands. Pages that take the scroll wheel away. Each was easy to make and none helped anybody decide.',
        ],
        facts: [
          ['Instead', 'A thing to press'],
          ['Or', 'A table to check'],
          ['Or', 'Nothing at all'],
        ],
      },
    ],
  },
];
