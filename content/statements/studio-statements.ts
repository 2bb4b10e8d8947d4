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
          'When two people disagree, we make the question small enough to measure, or to show to someone from outside. The person who proposed it runs the test, and the person who doubted it reads the result first.',
          'What we decided, and why, goes on a page in the repository. A year later you can still see whether it was right.',
        ],
      },
      {
        split: 'thirds',
        heading: 'What that means for you',
        items: [
          ['One name', 'You write to a person who can change the code and who answers for it.'],
          ['No relay', 'The designer has seen your data, and the engineer has met your users.'],
          ['By the week', 'You hire the roles you need, and decide week by week whether they stay.'],
        ],
      },
    ],
  },
  {
    path: '/pages/about-1',
    heading: ['How we', 'got here'],
    lead: 'This is the short history of this site, decision by decision, with what we threw away each time. It begins with a list of 165 addresses.',
    action: { label: 'See what came of it', href: '/demos' },
    object: 'newspaper',
    alt: 'A folded newspaper with a bold headline bar',
    sections: [
      {
        split: 'steps',
        heading: 'Five decisions, in order',
        steps: [
          [
            'A list of addresses',
            'The specification named the routes and little else. We decided what each page is for, and wrote it down before we drew anything.',
          ],
          [
            'Six frameworks, one page',
            'We built the same home page in six frameworks and measured them. Five were deleted on the day the table was finished.',
          ],
          [
            'A database, mistreated',
            'We killed two candidates over and over. One of them lost saved rows when two processes shared its folder, and was out.',
          ],
          [
            'Three looks, one kept',
            'We drew three directions for desktop and phone. The one we kept has warm paper, one hue per page and no photographs.',
          ],
          [
            'One table for all pages',
            'Only then did we write the first line of the site: the table that the menu, search, titles and tests are made from.',
          ],
        ],
      },
      {
        split: '8/4',
        heading: 'Why measure before building',
        paragraphs: [
          'An argument about frameworks never ends. A table with six rows ends it within a day, and anybody who joins later can read it.',
        ],
        facts: [
          ['Begun', 'November 2026'],
          ['Clients shown', 'None yet'],
        ],
      },
    ],
  },
  {
    path: '/pages/about-2',
    heading: ['How a week', 'runs'],
    lead: 'We plan on Monday and show you the result on Friday. In between there is one meeting, and everything else is written down where you can read it.',
    action: { label: 'Book a call', href: '/book_an_appointment' },
    object: 'calendar',
    alt: 'A wall calendar with one day marked',
    sections: [
      {
        split: 'rows',
        heading: 'Five days, five habits',
        rows: [
          [
            'Monday',
            'We write one list of at most five things, each with a sentence that will be true on Friday. You see it before noon.',
          ],
          ['Tuesday', 'There are no meetings. We do the hard part of the list while our heads are fresh.'],
          [
            'Wednesday',
            'We meet for half an hour and talk about what turned out differently. Something may leave the list, but nothing may join it.',
          ],
          [
            'Thursday',
            'Somebody who did not write it tries it by keyboard, on a phone and with wrong input.',
          ],
          ['Friday', 'It runs where you can try it. We say what is not done yet, and why.'],
        ],
      },
      {
        split: 'thirds',
        heading: 'What never waits for Friday',
        items: [
          ['A broken night', 'The person on call answers, and by breakfast has written down what happened.'],
          ['A wrong turn', 'If the list turns out to be the wrong one, we tell you on the day we notice.'],
          ['Your question', 'We answer on the same working day, even if we can only name a date.'],
        ],
      },
      {
        split: '5/7',
        heading: 'Slack is part of the plan',
        paragraphs: [
          'One day in five has no task of its own. We spend it on what the week uncovered: a slow test, an unclear page, a rule that nobody had written down. Without that day, each month would be slower than the last.',
        ],
      },
    ],
  },
  {
    path: '/pages/about-3',
    heading: ['What we', 'refuse'],
    lead: 'You can tell a studio by what it turns down. This is our list, with reasons, so that you can see early whether we fit.',
    action: { label: 'Tell us about your project', href: '/contact-us' },
    object: 'sieve',
    alt: 'A sieve that keeps three balls and lets a small one fall',
    sections: [
      {
        split: 'thirds',
        heading: 'Work we turn down',
        items: [
          ['Dark patterns', 'We don’t hide the unsubscribe link, restart a countdown or tick a box for you.'],
          ['Watching staff', 'We don’t write software that counts keystrokes or takes screenshots.'],
          [
            'Machines as judges',
            'We don’t let a model decide alone about a job, a loan, a diagnosis or a grade.',
          ],
        ],
      },
      {
        split: 'rows',
        heading: 'Promises we do not make',
        rows: [
          [
            'A fixed price for a wish',
            'We give one for a requirement that can be tested. If all we have is “something like that”, we begin with a week to find the requirement.',
          ],
          [
            'First place in a search',
            'We can make a page findable and fast. Search engines decide its place.',
          ],
          ['No mistakes', 'We make some. We promise to notice them, tell you and put them right.'],
          ['A quote for the website', 'Nobody is asked to praise us in public as part of a contract.'],
        ],
      },
      {
        split: '8/4',
        heading: 'Habits we gave up',
        paragraphs: [
          'We gave up numbers that count up while you scroll, logos of companies that once opened a trial, stock photographs of hands, and pages that take over the scroll wheel. Each was easy to make, and none helped anybody decide.',
        ],
        facts: [
          ['Instead', 'Something to try'],
          ['Or', 'A table to check'],
          ['Or', 'Nothing at all'],
        ],
      },
    ],
  },
];
