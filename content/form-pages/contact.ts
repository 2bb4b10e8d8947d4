/** A message that is half written already. */
interface MailOutline {
  id: string;
  name: string;
  lines: readonly string[];
}

export const mailOutlines: readonly MailOutline[] = [
  {
    id: 'new',
    name: 'Something new',
    lines: [
      'Who will use it: ',
      'What they do today instead: ',
      'The one thing it must do on its first day: ',
      'When it must be live, and why then: ',
      'Who decides: ',
    ],
  },
  {
    id: 'broken',
    name: 'Something that keeps breaking',
    lines: [
      'What it is and what it runs on: ',
      'What goes wrong, and how often: ',
      'Since when, and what changed around that time: ',
      'What you have tried: ',
      'What an hour of downtime costs: ',
    ],
  },
  {
    id: 'join',
    name: 'Two systems to connect',
    lines: [
      'System A, with version: ',
      'System B, with version: ',
      'What should move, in which direction: ',
      'How soon after a change: ',
      'What must never happen: ',
    ],
  },
  {
    id: 'other',
    name: 'Anything else',
    lines: ['My question: ', 'What would make the answer useful: '],
  },
];

/** What is asked about a topic of an enquiry, and a page that may help sooner. */
interface TopicQuestion {
  ask: string;
  because: string;
  label: string;
  href: string;
}

export const questionsAbout: Readonly<Record<string, TopicQuestion>> = {
  product: {
    ask: 'Who will use it, and what do they do today instead?',
    because: 'An idea grows faster in conversation.',
    label: 'Book a call',
    href: '/book_an_appointment',
  },
  rescue: {
    ask: 'What stops working, since when, and who notices first?',
    because: 'Has work come to a standstill?',
    label: 'Write in the chat',
    href: '/contact-us/chat',
  },
  integration: {
    ask: 'Which systems are they, and what should move between them?',
    because: 'See which protocols our software already speaks.',
    label: 'See the protocols',
    href: '/api-intrigation',
  },
  ai: {
    ask: 'What does a person do by hand today that a machine should prepare?',
    because: 'You can try ten small tasks with your own text.',
    label: 'Try them',
    href: '/ai',
  },
  people: {
    ask: 'Who does your team need, from when, and for how long?',
    because: 'Each role says what it decides and what you keep.',
    label: 'Read about the roles',
    href: '/hire-services',
  },
  other: {
    ask: 'What would you like to know?',
    because: 'Is it about a bill, your data or the law?',
    label: 'Search all pages',
    href: '/search',
  },
};
