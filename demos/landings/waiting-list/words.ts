import type { LandingTemplate } from '../template.ts';
import { opensAt, type Street } from './list.ts';

export const template: LandingTemplate = {
  slug: 'waiting-list',
  name: 'Waiting list',
  brand: 'Ladderloan',
  palettes: [
    { name: 'Cobalt', swatch: ['oklch(0.49 0.275 267)', 'oklch(1 0 0)'] },
    { name: 'Brick', swatch: ['oklch(0.48 0.17 32)', 'oklch(1 0 0)'] },
    { name: 'Hedge', swatch: ['oklch(0.4 0.1 152)', 'oklch(1 0 0)'] },
  ],
  madeOf: [
    'Five sections of nothing but words and boxes, set in Epilogue, by day and by night',
    'A waiting list by street that takes a name and shows its place, in the browser alone',
    'A note for the neighbours, ready to copy',
  ],
};

/** Who waits before the visitor does. */
export const streets: readonly Street[] = [
  { name: 'Quarry Lane', neighbours: 11 },
  { name: 'St Anne’s Steps', neighbours: 8 },
  { name: 'Upper Mill', neighbours: 5 },
  { name: 'Needle Street', neighbours: 2 },
];

/** What a sample street owns, and how much of it is in use on a Saturday. */
export const things = [
  { thing: 'cake tins', owned: 31, used: 4 },
  { thing: 'suitcases', owned: 26, used: 2 },
  { thing: 'drills', owned: 9, used: 1 },
  { thing: 'ladders', owned: 7, used: 1 },
  { thing: 'pasta machines', owned: 4, used: 0 },
  { thing: 'tuba', owned: 1, used: 1 },
] as const;

const owned = things.reduce((sum, one) => sum + one.owned, 0);
const used = things.reduce((sum, one) => sum + one.used, 0);

export const words = {
  h1: 'Borrow the drill next door',
  lead: 'Your street owns nine drills and uses one. Ladderloan tells you which doorbell to ring, until when, and what to bring back with it.',
  action: { href: '#list', label: 'Put your street on the list' },
  links: [
    { href: '#list', label: 'The list' },
    { href: '#how', label: 'How it goes' },
    { href: '#cupboard', label: 'The cupboard' },
    { href: '#manners', label: 'Manners' },
  ],
  list: {
    heading: `A street opens at ${opensAt} neighbours`,
    text: 'We keep one list per street, and the first street to fill up starts first. This is a sample list that stays in your browser.',
  },
  /** A whole loan in one sentence; marked words are shown in a box. */
  how: [
    ['You need a ', 'drill'],
    [' for ', 'eleven minutes'],
    ['. ', 'Number 9'],
    [' has three and is in until ', 'six'],
    ['. Ring, say the word, drill the hole, and bring it back with ', 'the same bit'],
    [' and a slice of ', 'whatever you were making'],
    ['.', ''],
  ] as const,
  cupboard: {
    heading: `${owned} things, ${used} in use`,
    text: 'This is one made-up street on one Saturday. Each filled box is something that somebody is using.',
  },
  manners: {
    heading: 'Manners',
    list: [
      { rule: 'Ring once.', text: 'They heard.' },
      { rule: 'Bring it back cleaner.', text: 'Not new. Cleaner.' },
      { rule: 'If it breaks, say so at the door.', text: 'Then you both choose the next one.' },
      { rule: 'No money changes hands.', text: 'Cake may.' },
    ],
  },
  end: 'Ding dong.',
};
