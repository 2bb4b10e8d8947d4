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
    fits: 'For finding out whether we should work together.',
    includes: [
      'The introduction and the scoping call',
      'A written estimate that shows how we worked it out',
      'Every demo, tool and template on this site',
    ],
    ends: 'It ends when you say so. You don’t have to give a reason.',
  },
  {
    id: 'fixed',
    name: 'Fixed',
    fits: 'For work with a clear scope: a first version, an integration, a redesign.',
    includes: [
      'A list of tests that defines when the work is finished',
      'One price, half at the start and half at acceptance',
      'If it takes longer than we thought, that’s our risk',
      'Twelve months in which we fix defects free of charge',
    ],
    ends: 'It ends when you accept the work. If you stop earlier, you pay for the finished parts.',
  },
  {
    id: 'weekly',
    name: 'Weekly',
    fits: 'For work whose scope is still open, or a team that needs more people.',
    includes: [
      'Named people for full weeks, replaced only if you agree',
      'You set the priorities every Monday',
      'Something you can run every Friday',
      'An invoice for that week and nothing else',
    ],
    ends: 'Either side can end it with one week’s notice.',
  },
];

/** The plans point by point, in the order Free, Fixed, Weekly. */
export const comparison: readonly { point: string; values: readonly [string, string, string] }[] = [
  { point: 'Who sets the scope', values: ['You do, by asking', 'The offer sets it', 'You do, each Monday'] },
  { point: 'Who pays if it takes longer', values: ['Nobody', 'We do', 'You do, week by week'] },
  { point: 'How you pay', values: ['You don’t pay', 'In two payments', 'One payment a week'] },
  {
    point: 'What you have at the end',
    values: ['Notes and an estimate', 'A release you’ve accepted', 'Everything that ran on Friday'],
  },
  { point: 'Changing your mind', values: ['Any time', 'We agree the change in writing', 'Next Monday'] },
  {
    point: 'Who owns the code',
    values: ['We write no code', 'You do, once you’ve paid', 'You do, once you’ve paid'],
  },
  { point: 'How to stop', values: ['Just say no', 'Pay for the finished parts', 'Give one week’s notice'] },
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
    decides: 'Decides how a feature is designed, stored and served, from the database table to the button.',
    leaves: 'Running software and its tests',
    without: 'your own people do this and only need help with one part',
  },
  {
    name: 'Interface designer',
    decides: 'Decides what a screen shows, how it’s worded and what it leaves out.',
    leaves: 'Screens built in code',
    without: 'a design system is in place and only needs applying',
  },
  {
    name: 'Data and model engineer',
    decides: 'Decides which model answers, from which sources, and how you notice a wrong answer.',
    leaves: 'A measured pipeline and its test set',
    without: 'a rule or a query would do (we check that first)',
  },
  {
    name: 'Test engineer',
    decides: 'Decides what has to be proven before a release, and which tests prove it.',
    leaves: 'A test suite that fails for the right reasons',
    without: 'the project is shorter than three weeks',
  },
  {
    name: 'Delivery lead',
    decides: 'Decides what comes first, what can wait and what we need to ask you.',
    leaves: 'One page a week: done, next, blocked',
    without: 'fewer than three of us are working for you',
  },
];
