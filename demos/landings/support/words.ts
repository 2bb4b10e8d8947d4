import type { LandingTemplate } from '../template.ts';
import type { Inbox } from './inbox.ts';

export const template: LandingTemplate = {
  slug: 'support',
  name: 'Support desk',
  brand: 'Pipwell',
  palettes: [
    { name: 'Lilac', swatch: ['oklch(0.83 0.1 298)', 'oklch(0.42 0.2 290)'] },
    { name: 'Apricot', swatch: ['oklch(0.86 0.095 65)', 'oklch(0.44 0.13 40)'] },
    { name: 'Seafoam', swatch: ['oklch(0.87 0.075 185)', 'oklch(0.4 0.09 195)'] },
  ],
  madeOf: [
    'Five sections in Fredoka, rounded like the bubbles they are about',
    'An inbox that takes a message, suggests an answer, and keeps what you sent',
    'Charts and bubbles drawn in HTML and CSS',
  ],
};

export const sample: Inbox = {
  open: 1,
  talks: [
    {
      id: 1,
      who: 'Mirela K.',
      what: 'The lid came without the pot',
      owner: 'Sol',
      lines: [
        { from: 'them', text: 'Hello, the parcel is here. There is a lid in it. There is no pot.' },
        { from: 'us', text: 'A lid alone cooks badly. The pot leaves today; keep the lid.' },
        { from: 'them', text: 'That was quick. When does the parcel arrive?' },
      ],
    },
    {
      id: 2,
      who: 'Tobias R.',
      what: 'Can I change the street?',
      owner: null,
      lines: [{ from: 'them', text: 'I moved on Friday. Can I still change the street?' }],
    },
    {
      id: 3,
      who: 'Shop review',
      what: 'Two stars: “the box rattles”',
      owner: null,
      lines: [{ from: 'them', text: 'Two stars. The pan is fine but the box rattles.' }],
    },
    {
      id: 4,
      who: 'Yusuf A.',
      what: 'Invoice with our VAT number',
      owner: 'Ines',
      lines: [{ from: 'them', text: 'Could we have the invoice with our VAT number on it?' }],
    },
    {
      id: 5,
      who: 'Hanne L.',
      what: 'Thank you, it fits',
      owner: null,
      lines: [{ from: 'them', text: 'Thank you, it fits. So does the cat.' }],
    },
  ],
};

/** A sample day: questions by the hour they came in. */
export const day = [
  { hour: '08', asked: 4 },
  { hour: '09', asked: 11 },
  { hour: '10', asked: 16 },
  { hour: '11', asked: 12 },
  { hour: '12', asked: 7 },
  { hour: '13', asked: 9 },
  { hour: '14', asked: 14 },
  { hour: '15', asked: 10 },
  { hour: '16', asked: 6 },
  { hour: '17', asked: 3 },
] as const;

export const team = [
  { name: 'Sol', likes: 'lids' },
  { name: 'Ines', likes: 'invoices' },
  { name: 'Bram', likes: 'the angry ones' },
  { name: 'Ayo', likes: 'reviews' },
  { name: 'Marit', likes: 'mornings' },
  { name: 'You', likes: 'to be decided' },
] as const;

export const words = {
  h1: 'One inbox, answered by six',
  lead: 'Email, chat and the shop’s reviews land in one list. The person who opens a question owns it, so nobody answers twice.',
  action: { href: '#rules', label: 'Meet the rules' },
  links: [
    { href: '#inbox', label: 'Inbox' },
    { href: '#rules', label: 'Rules' },
    { href: '#six', label: 'The six' },
    { href: '#day', label: 'A day' },
    { href: '#prices', label: 'Prices' },
  ],
  rules: [
    {
      rule: 'First touch owns it',
      text: 'The name on a question is the person who opened it. Try it above.',
    },
    {
      rule: 'Four hours, then it rings',
      text: 'After four hours, an unanswered question goes to the person on shift.',
    },
    {
      rule: 'No gaps in the post',
      text: 'An answer with a [blank] in it isn’t sent until you’ve filled it in.',
    },
  ],
  six: {
    heading: 'The six',
    text: 'One of us takes every question within a minute. There’s one chair left, and it’s yours.',
  },
  day: {
    heading: 'A Tuesday',
    text: 'questions came in between eight and six, and the busiest hour began at',
  },
  prices: {
    heading: 'One price',
    price: '9',
    text: 'euros a month for each person who answers. Customers, questions and second thoughts are free.',
  },
  end: 'Is there anything else we can help with?',
  reply: 'No, that was lovely.',
};
