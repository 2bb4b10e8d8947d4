interface SeededQuestion {
  id: string;
  label: string;
  kind: 'line' | 'text' | 'choice';
  required: boolean;
  options?: string[];
}

interface SeededType {
  slug: string;
  name: string;
  summary: string;
  minutes: number;
  step: number;
  bufferBefore: number;
  bufferAfter: number;
  notice: number;
  daysAhead: number;
  dailyLimit: number;
  questions: SeededQuestion[];
  /** By their handles. */
  hosts: string[];
}

/** What can be booked on a new site; an operator changes it afterwards. */
export const seededMeetingTypes: readonly SeededType[] = [
  {
    slug: 'introduction',
    name: 'Introduction',
    summary:
      'Fifteen minutes to hear what you have in mind and find out whether we are the right people for it.',
    minutes: 15,
    step: 15,
    bufferBefore: 0,
    bufferAfter: 0,
    notice: 120,
    daysAhead: 30,
    dailyLimit: 8,
    questions: [],
    hosts: ['product-desk', 'engineering-desk'],
  },
  {
    slug: 'scoping-call',
    name: 'Scoping call',
    summary: 'Half an hour to decide what to build first and what that takes.',
    minutes: 30,
    step: 30,
    bufferBefore: 0,
    bufferAfter: 15,
    notice: 240,
    daysAhead: 45,
    dailyLimit: 6,
    questions: [
      { id: 'what', label: 'What would you like to build?', kind: 'text', required: false },
      {
        id: 'when',
        label: 'When would you like to start?',
        kind: 'choice',
        required: false,
        options: ['Within a month', 'Within three months', 'Later', 'Not decided yet'],
      },
    ],
    hosts: ['product-desk', 'engineering-desk'],
  },
  {
    slug: 'technical-review',
    name: 'Technical review',
    summary: 'An hour with your code or architecture on the screen, and a list of what to do about it.',
    minutes: 60,
    step: 30,
    bufferBefore: 15,
    bufferAfter: 15,
    notice: 1440,
    daysAhead: 60,
    dailyLimit: 2,
    questions: [
      { id: 'stack', label: 'What is it built with?', kind: 'line', required: true },
      { id: 'question', label: 'What should we look at first?', kind: 'text', required: false },
    ],
    hosts: ['engineering-desk'],
  },
];
