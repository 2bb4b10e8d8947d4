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
    subject: 'An idea we’d like built',
    lines: [
      'Who will use it: ',
      'What they do today instead: ',
      'The one thing it must do on its first day: ',
      'When it must be live, and why then: ',
      'Who decides: ',
    ],
    why: 'The fourth line matters most. A date with a reason tells us what the first version can leave out.',
  },
  {
    id: 'broken',
    name: 'Something that keeps breaking',
    subject: 'A system that needs help',
    lines: [
      'What it is and what it runs on: ',
      'What goes wrong, and how often: ',
      'Since when, and what changed around that time: ',
      'What you have tried: ',
      'What an hour of downtime costs: ',
    ],
    why: 'Please don’t include passwords or customers’ data. We’ll first agree a safe way to send those.',
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
    why: 'Your answer to “What must never happen” shapes the design more than a list of fields does.',
  },
  {
    id: 'other',
    name: 'Anything else',
    subject: 'A question',
    lines: ['My question: ', 'What would make the answer useful: '],
    why: 'Press enquiries, research, talks or a typo on page nine: a person reads them all.',
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
        label: 'Book a call',
        because:
          'Ideas grow faster in conversation than in a form. After the scoping call you get two pages in writing.',
      },
      {
        said: 'A design or a specification',
        go: '/contact-us',
        label: 'Write to us',
        because: 'Send it to us. We’ll read it before we suggest a meeting.',
      },
      {
        said: 'A team that needs another person',
        go: '/hire-services',
        label: 'Hire people by the week',
        because: 'You’ll see what each role does and which ones you can do without.',
      },
    ],
  },
  {
    said: 'Something of ours is broken',
    ask: 'Is it down right now?',
    answers: [
      {
        said: 'Yes, people can’t work',
        go: 'chat',
        label: 'Open the chat',
        because: 'Tell us what stopped and when. Please don’t include passwords.',
      },
      {
        said: 'No, but it keeps coming back',
        go: '/book_an_appointment',
        label: 'Ask for a technical review',
        because: 'We spend sixty minutes on your code and list what we find, in order of risk.',
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
        because: 'It explains our three ways of charging and what each is good for.',
      },
      {
        said: 'After: a bill is wrong',
        go: '/pricing-policy',
        label: 'Pricing policy',
        because: 'Its last part says what happens when you dispute an item.',
      },
      {
        said: 'After: I want to stop',
        go: '/refund-and-cancellation-policy',
        label: 'Refunds and cancellation',
        because: 'One email is enough. The policy says what you get back.',
      },
    ],
  },
  {
    said: 'It’s about my data or this website',
    ask: 'What about it?',
    answers: [
      {
        said: 'I want to see or erase my data',
        go: '/privacy',
        label: 'Privacy',
        because: 'It lists everything we keep, and how to see or erase it.',
      },
      {
        said: 'I can’t use a page',
        go: '/accessibility-statement',
        label: 'Accessibility',
        because: 'It lists the known limits and how to tell us about others.',
      },
      {
        said: 'I found a security problem',
        go: '/imprint',
        label: 'Imprint',
        because: 'Its last part says where to send a security report.',
      },
    ],
  },
];
