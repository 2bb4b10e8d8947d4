import type { LandingTemplate } from '../template.ts';
import type { TypedEstate } from './estimate.ts';

export const template: LandingTemplate = {
  slug: 'mono-grid',
  name: 'Agency, mono grid',
  brand: 'Null & Sons',
  palettes: [
    { name: 'Concrete', swatch: ['oklch(0.93 0.006 120)', 'oklch(0.24 0.006 120)'] },
    { name: 'Blueprint', swatch: ['oklch(0.9 0.035 250)', 'oklch(0.27 0.07 258)'] },
    { name: 'Manila', swatch: ['oklch(0.9 0.05 85)', 'oklch(0.26 0.03 70)'] },
  ],
  madeOf: [
    'Six sections on a visible grid in one mono face, by day and by night',
    'An estimator that plans the work from five numbers and lets you copy the plan',
    'A ledger whose totals are added up from its rows',
  ],
};

export const sample: TypedEstate = {
  lines: '120,000',
  language: 'php',
  coverage: '15',
  dependencies: '64',
  years: '6',
  rate: '700',
};

export const words = {
  h1: 'We delete more than we write',
  lead: 'We’re a small firm for old software. We charge for the days on which we removed something, and leave when nothing else can go.',
  links: [
    { href: '#estimate', label: 'Estimate' },
    { href: '#ledger', label: 'Ledger' },
    { href: '#sheet', label: 'The sheet' },
    { href: '#terms', label: 'Terms' },
    { href: '#sons', label: 'Sons' },
  ],
  action: { href: '#estimate', label: 'Estimate yours' },
  rules: [
    { mark: '01', text: 'Read everything, touch nothing, for ten days.' },
    { mark: '02', text: 'Write the tests the last team wished for.' },
    { mark: '03', text: 'Remove one dependency a day.' },
    { mark: '04', text: 'Ship on Tuesdays, on purpose.' },
    { mark: '05', text: 'Hand over with a map on one sheet.' },
  ],
  estimate: {
    heading: 'What yours would take',
    text: 'Five numbers about your software are enough for a plan in working days. If you don’t know one, guess: we’d guess too, and then read for ten days.',
  },
  ledger: {
    heading: 'Lines in, lines out',
    rows: [
      { job: 'Ferry timetable', written: 2_140, deleted: 31_870 },
      { job: 'Library loans', written: 4_020, deleted: 18_300 },
      { job: 'Brewery orders', written: 1_260, deleted: 44_910 },
      { job: 'Town archive', written: 610, deleted: 9_480 },
      { job: 'Our own website', written: 1_900, deleted: 1_899 },
    ],
    note: 'Sample jobs. The last row is being looked into.',
  },
  sheet: {
    heading: 'The map on one sheet',
    text: 'On the last day you get one sheet of paper. If the system doesn’t fit on it, we aren’t done.',
    cells: ['browser', 'web', 'orders', 'stock', 'database', 'night job', 'printer', 'the old one', 'mail'],
  },
  terms: {
    heading: 'Terms',
    list: [
      { term: 'Takes', text: 'Ruby, PHP, Java and what nobody admits to' },
      { term: 'Refuses', text: 'Rewrites from scratch' },
      { term: 'Charges', text: 'By the day, except for days on which nothing could be removed' },
      { term: 'Ends', text: 'When the list of known faults is empty' },
    ],
  },
  sons: {
    heading: 'The sons',
    list: [
      { name: 'Nullsohn', text: 'reads' },
      { name: 'Nil', text: 'tests' },
      { name: 'None', text: 'deletes' },
      { name: 'Undefined', text: 'is on holiday' },
    ],
  },
  end: '// end of file',
  footer: 'Null & Sons. This line could be removed.',
};
