import type { LandingTemplate } from '../template.ts';
import type { Lease } from './lease.ts';

export const template: LandingTemplate = {
  slug: 'contracts',
  name: 'Contracts',
  brand: 'Wetstamp',
  palettes: [
    { name: 'Red wax', swatch: ['oklch(0.99 0 0)', 'oklch(0.54 0.22 27)'] },
    { name: 'Blue ink', swatch: ['oklch(0.975 0.008 250)', 'oklch(0.45 0.2 264)'] },
    { name: 'Green seal', swatch: ['oklch(0.975 0.012 150)', 'oklch(0.45 0.11 155)'] },
  ],
  madeOf: [
    'Six sections in Newsreader, on white paper by day and under a lamp by night',
    'A lease you can fill in, sign with a finger or by keyboard, and save as a PDF',
    'Marks, stamps and signatures drawn in SVG',
  ],
};

export const sample: Lease = {
  thing: 'piano',
  owner: 'Orla Finch',
  tenant: 'Tin Roof Choir',
  rent: '40',
  start: '2026-12-01',
  notice: '1',
};

/** A signature as the sample shows it; it also writes itself once on the first sheet. */
export const sampleInk =
  'M14 60C34 20 52 6 58 16c6 12-30 54-22 58 10 4 30-44 40-42 8 2-12 30-2 32 12 2 22-30 30-30 8 2-8 28 2 28 14 0 26-52 40-58 12-4-2 30-10 48-4 10 6 10 14 0 10-12 14-20 20-18 8 2-8 22 2 24 14 2 24-28 34-26 8 2-10 24 0 26 20 2 30-18 52-22 16-2 30 4 44-2';

export const words = {
  h1: 'Signed before lunch',
  lead: 'Send the contract, see which clause is being read, and sign with a finger. It records everyone who touched it.',
  links: [
    { href: '#sign', label: 'Sign one' },
    { href: '#read', label: 'Being read' },
    { href: '#comma', label: 'A comma' },
    { href: '#hands', label: 'Every hand' },
    { href: '#contents', label: 'Prices' },
  ],
  action: { href: '#sign', label: 'Sign one now' },
  sheet: {
    title: 'Lease of one piano',
    between: 'between Orla Finch, owner, and the Tin Roof Choir, tenant',
    clauses: [
      'The piano stands in the rehearsal room and is tuned twice a year at the owner’s cost.',
      'The tenant pays forty a month and keeps cups off the lid.',
      'Either side may end this with one month’s notice, in writing.',
    ],
    signed: 'Tin Roof Choir',
  },
  sign: {
    heading: 'Put your name to something',
    text: 'Fill in the blanks and watch the lease change. Then sign with a finger, a mouse or the keyboard, and save it as a PDF.',
  },
  read: {
    heading: 'What the other side is reading',
    text: 'A mark in the margin grows while a clause is on their screen. It tells you which sentence to explain before they ask.',
    clauses: [
      { seconds: 8, text: 'The rooms are let with their curtains.' },
      { seconds: 11, text: 'The rent is due on the first of the month.' },
      {
        seconds: 94,
        text: 'The tenant pays for repairs below fifty, the owner for repairs above it, and at exactly fifty they talk.',
      },
      { seconds: 6, text: 'The cat stays.' },
    ],
  },
  comma: {
    heading: 'A changed comma makes a new page',
    before: 'The tenant pays the owner not the choir.',
    after: ['The tenant pays', ' the owner not', ' the choir.'],
    text: 'Same words, same order, a different contract. So any change removes the signatures, and both sides see where the comma went.',
  },
  hands: {
    heading: 'Everyone who touched it',
    stamps: [
      { what: 'Sent', who: 'Orla Finch', at: '09:02' },
      { what: 'Read', who: 'Tin Roof Choir', at: '10:47' },
      { what: 'Signed', who: 'Tin Roof Choir', at: '11:15' },
      { what: 'Signed', who: 'Orla Finch', at: '11:52' },
    ],
    text: 'Name, time and page number are printed under the line. Lunch was at twelve.',
  },
  contents: {
    heading: 'Contents and prices',
    list: [
      { part: 'Three contracts a month', price: 'free' },
      { part: 'As many as you like, for one person', price: '9 a month' },
      { part: 'A firm with partners on the door', price: '60 a month' },
      { part: 'A notary in a cardigan', price: 'ask' },
    ],
  },
  end: 'Sign here',
  footer: 'Wetstamp keeps contracts honest. This page is not legal advice, and neither is the piano.',
};
