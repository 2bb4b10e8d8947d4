/** One way of charging. */
export interface Plan {
  id: string;
  name: string;
  /** What kind of work it is for. */
  fits: string;
  includes: readonly string[];
  ends: string;
}

export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    fits: 'Finding out whether we should work together.',
    includes: [
      'The introduction and the scoping call',
      'An estimate in writing, with the count behind it',
      'Every demo, tool and template on this site',
    ],
    ends: 'It ends when you say so. A “no” needs no reason.',
  },
  {
    id: 'fixed',
    name: 'Fixed',
    fits: 'Work with a clear scope: a first version, an integration, a redesign.',
    includes: [
      'A list of tests that says when the work is finished',
      'One price, half at the start and half at acceptance',
      'If it takes longer than we thought, that’s our risk',
      'Twelve months in which we fix defects free of charge',
    ],
    ends: 'It ends at acceptance, or part by part if you stop before.',
  },
  {
    id: 'weekly',
    name: 'Weekly',
    fits: 'Work whose scope is still open, or a team that is short of people.',
    includes: [
      'Named people for full weeks, and nobody is replaced unless you agree',
      'You set the order every Monday',
      'Something that runs every Friday',
      'An invoice for that week and nothing else',
    ],
    ends: 'One week’s notice, from either side.',
  },
];

/** The plans point by point, in the order Free, Fixed, Weekly. */
export const comparison: readonly { point: string; values: readonly [string, string, string] }[] = [
  { point: 'Who sets the scope', values: ['You, by asking', 'The offer', 'You, each Monday'] },
  { point: 'Who carries the risk of time', values: ['Nobody', 'We do', 'You do, week by week'] },
  { point: 'What you owe', values: ['Nothing', 'Two payments', 'One payment a week'] },
  {
    point: 'What you hold at the end',
    values: ['Notes and an estimate', 'An accepted release', 'All that ran on Friday'],
  },
  { point: 'Changing your mind', values: ['Any time', 'By a written change', 'Next Monday'] },
  { point: 'Who owns the code', values: ['No code is written', 'You, with payment', 'You, with payment'] },
  { point: 'Way out', values: ['Say no', 'Pay finished parts', 'One week’s notice'] },
];

/** Somebody who can be hired, told by what they decide. */
export interface Role {
  name: string;
  decides: string;
  leaves: string;
  without: string;
}

export const roles: readonly Role[] = [
  {
    name: 'Product engineer',
    decides: 'How a feature is cut, stored and served, from the table to the button.',
    leaves: 'Running software and its tests',
    without: 'your own people do this and lack time for one part of it',
  },
  {
    name: 'Interface designer',
    decides: 'What a screen shows, in which words, and what it leaves out.',
    leaves: 'Screens in code, not in a picture file',
    without: 'a design system is in place and only needs applying',
  },
  {
    name: 'Data and model engineer',
    decides: 'Which model answers, on which sources, and how a wrong answer is noticed.',
    leaves: 'A measured pipeline with its test set',
    without: 'a rule or a query would do, which we check first',
  },
  {
    name: 'Test engineer',
    decides: 'What has to be proven before a release, and by which machine.',
    leaves: 'A suite that fails for the right reasons',
    without: 'the project is shorter than three weeks',
  },
  {
    name: 'Delivery lead',
    decides: 'What is first, what waits, and what you must be asked.',
    leaves: 'One page a week: done, next, blocked',
    without: 'fewer than three of us are at work',
  },
];
