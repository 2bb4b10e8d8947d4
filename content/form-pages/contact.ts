/** A mail that is half written already. */
export interface MailOutline {
  id: string;
  name: string;
  subject: string;
  lines: readonly string[];
  why: string;
}

export const mailOutlines: readonly MailOutline[] = [
  {
    id: 'new',
    name: 'Something new',
    subject: 'An idea we want built',
    lines: [
      'Who will use it: ',
      'What they do today instead: ',
      'The one thing it must do on its first day: ',
      'Must be live by, and why then: ',
      'Who decides: ',
    ],
    why: 'The fourth line matters most: a date with a reason behind it decides what the first version leaves out.',
  },
  {
    id: 'broken',
    name: 'Something that breaks',
    subject: 'A system that needs help',
    lines: [
      'What it is and what it runs on: ',
      'What goes wrong, and how often: ',
      'Since when, and what changed then: ',
      'What you have tried: ',
      'What an hour of standstill costs: ',
    ],
    why: 'Please leave passwords and customers’ data out. We agree a safe way for those first.',
  },
  {
    id: 'join',
    name: 'Two systems to connect',
    subject: 'An integration',
    lines: [
      'System A, with version: ',
      'System B, with version: ',
      'What should move, in which direction: ',
      'How soon after a change: ',
      'What must never happen: ',
    ],
    why: '“What must never happen” shapes the design more than the list of fields does.',
  },
  {
    id: 'other',
    name: 'Anything else',
    subject: 'A question',
    lines: ['My question: ', 'What would make the answer useful: '],
    why: 'Press, studies, talks, a typing error on page nine: they all arrive in the same place and are read by a person.',
  },
];

/** A question, or the place where a question ends. */
export type TreeNode =
  | { ask: string; answers: readonly TreeNode[]; said: string }
  | { said: string; go: string; label: string; because: string };

export const contactTree: readonly TreeNode[] = [
  {
    said: 'I want something built',
    ask: 'How much of it exists?',
    answers: [
      {
        said: 'An idea',
        go: '/book_an_appointment',
        label: 'Book a half hour',
        because:
          'An idea grows faster in talk than in a form. The scoping call ends with two pages in writing.',
      },
      {
        said: 'A design or a specification',
        go: '/contact-us',
        label: 'Write to us',
        because: 'Send it ahead. We read it before anybody asks you for a meeting.',
      },
      {
        said: 'A team that lacks somebody',
        go: '/hire-services',
        label: 'Hire people by the week',
        because: 'You see which role decides what, and which one you can do without.',
      },
    ],
  },
  {
    said: 'Something of ours is broken',
    ask: 'Is it down right now?',
    answers: [
      {
        said: 'Yes, people cannot work',
        go: 'chat',
        label: 'Open the chat',
        because: 'Say what stopped and since when, and leave passwords out.',
      },
      {
        said: 'No, but it keeps coming back',
        go: '/book_an_appointment',
        label: 'Ask for a technical review',
        because: 'Sixty minutes over your code end with findings in order of risk.',
      },
    ],
  },
  {
    said: 'I have a question about money',
    ask: 'Before or after an order?',
    answers: [
      {
        said: 'Before',
        go: '/pricing',
        label: 'Plans and prices',
        because: 'Three ways of charging, and which kind of work each one fits.',
      },
      {
        said: 'After: a bill is wrong',
        go: '/pricing-policy',
        label: 'Pricing policy',
        because: 'Its last part says what happens to a disputed line.',
      },
      {
        said: 'After: I want to stop',
        go: '/refund-and-cancellation-policy',
        label: 'Refunds and cancellation',
        because: 'One mail is enough, and it says what you get back.',
      },
    ],
  },
  {
    said: 'It is about my data or this site',
    ask: 'What about it?',
    answers: [
      {
        said: 'See or erase what you hold',
        go: '/privacy',
        label: 'Privacy',
        because: 'It lists everything we keep, and how to see or erase it.',
      },
      {
        said: 'I cannot use a page',
        go: '/accessibility-statement',
        label: 'Accessibility',
        because: 'It names the known limits and how to tell us of another.',
      },
      {
        said: 'I found a security fault',
        go: '/imprint',
        label: 'Imprint',
        because: 'Its last part says where to send a security report.',
      },
    ],
  },
];
