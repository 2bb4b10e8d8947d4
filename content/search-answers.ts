/** A question that visitors ask in many ways, and the page that goes on from its answer. */
export interface AskedOften {
  id: 'cost' | 'time' | 'talk' | 'hours' | 'data' | 'privacy' | 'try' | 'who';
  /** Some of the ways it is asked: a search is compared with each by its meaning. */
  asked: readonly string[];
  href: string;
  label: string;
}

export const askedOften: readonly AskedOften[] = [
  {
    id: 'cost',
    asked: [
      'How much does it cost?',
      'What are your prices?',
      'What is your day rate?',
      'How expensive is it?',
      'What does a website cost?',
      'What is the price of an app?',
    ],
    href: '/pricing',
    label: 'Plans and prices',
  },
  {
    id: 'time',
    asked: [
      'How long does a project take?',
      'How long does it take?',
      'When would it be finished?',
      'How many weeks do you need?',
    ],
    href: '/pricing',
    label: 'Plans and prices',
  },
  {
    id: 'talk',
    asked: ['Can I talk to someone?', 'How do I book a call?', 'I want to meet you'],
    href: '/book_an_appointment',
    label: 'Book a call',
  },
  {
    id: 'hours',
    asked: ['When are you open?', 'What are your opening hours?', 'When will I get an answer?'],
    href: '/contact-us',
    label: 'Contact us',
  },
  {
    id: 'data',
    asked: ['How do I delete my data?', 'What do you know about me?', 'Can I get a copy of my data?'],
    href: '/your-data',
    label: 'Your data',
  },
  {
    id: 'try',
    asked: ['Can I try it?', 'Is there a demo?', 'What have you built?'],
    href: '/demos',
    label: 'Demos',
  },
  {
    id: 'privacy',
    asked: ['Are you GDPR compliant?', 'Do you use cookies?', 'Do you track me?'],
    href: '/privacy',
    label: 'Privacy',
  },
  {
    id: 'who',
    asked: ['Who are you?', 'Who works here?', 'What does your company do?'],
    href: '/agency',
    label: 'Who does what',
  },
];
