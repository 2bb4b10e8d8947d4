import type { LandingTemplate } from '../template.ts';
import type { Evening } from './evening.ts';

export const template: LandingTemplate = {
  slug: 'bills',
  name: 'Shared bills app',
  brand: 'Quitsies',
  palettes: [
    { name: 'Custard', swatch: ['oklch(0.86 0.165 85)', 'oklch(0.2 0.035 60)'] },
    { name: 'Sorbet', swatch: ['oklch(0.8 0.13 12)', 'oklch(0.21 0.06 5)'] },
    { name: 'Pistachio', swatch: ['oklch(0.86 0.12 150)', 'oklch(0.2 0.035 165)'] },
  ],
  madeOf: [
    'Six sections in Bricolage and DM Sans, by day and by night',
    'A bill splitter that finds the fewest payments and keeps what you typed',
    'Drawings made of HTML and SVG, so there are no picture files to replace',
  ],
};

/** The evening that is on the table before anybody types. Every figure on the page is worked out from it. */
export const sample: Evening = {
  people: [
    { key: 1, name: 'Ada' },
    { key: 2, name: 'Bo' },
    { key: 3, name: 'Cleo' },
    { key: 4, name: 'Dev' },
  ],
  lines: [
    { key: 1, what: 'Dumplings, 24', amount: '28.00', by: 1, for: [1, 2, 3, 4] },
    { key: 2, what: 'Noodles, 3', amount: '34.50', by: 1, for: [1, 3, 4] },
    { key: 3, what: 'Second pudding', amount: '6.50', by: 1, for: [2] },
    { key: 4, what: 'Jasmine tea', amount: '17.00', by: 1, for: [1, 2, 3, 4] },
    { key: 5, what: 'Taxi home', amount: '24.00', by: 3, for: [1, 2, 3, 4] },
  ],
};

export const words = {
  h1: 'Who had the second pudding?',
  lead: 'Put each line of the bill next to the faces it was for. Quitsies works out the fewest payments that make everyone even.',
  links: [
    { href: '#settle', label: 'Settle up' },
    { href: '#fewest', label: 'Fewer payments' },
    { href: '#cents', label: 'Odd cents' },
    { href: '#rules', label: 'House rules' },
    { href: '#questions', label: 'Questions' },
  ],
  action: { href: '#settle', label: 'Settle tonight' },
  settle: {
    heading: 'Settle a real evening',
    text: 'Change the names, lines and amounts. The payments change as you type.',
  },
  fewest: {
    text: 'Paid back line by line, this evening makes a knot of small debts. Quitsies adds up what each person is owed, tries every way of grouping them, and keeps the one with the fewest payments.',
    before: 'Line by line',
    after: 'With Quitsies',
  },
  cents: {
    heading: 'The odd cent goes round',
    text: 'Ten euros don’t divide by three. Somebody pays a cent more, and with every line it’s somebody else’s turn.',
  },
  rules: {
    heading: 'House rules',
    list: [
      { rule: 'Guests don’t pay', text: 'Leave a face off a line and it costs that person nothing.' },
      { rule: 'Paying counts', text: 'The person who paid is owed the rest, to the cent.' },
      { rule: 'Nobody pays twice', text: 'You either pay or get paid. Never both, however long the night.' },
      { rule: 'No account', text: 'Names and amounts stay in the browser you typed them in.' },
    ],
  },
  questions: {
    heading: 'Asked over coffee',
    list: [
      {
        q: 'What if somebody leaves early?',
        a: 'Take their face off the lines that came later. Everything else stays as it is.',
      },
      {
        q: 'How do I count the tip?',
        a: 'Add it as a line of its own and choose everybody. It’s split between everyone, like the tea.',
      },
      {
        q: 'Can two people have paid?',
        a: 'Each line has one payer, so write the bill as two lines: one for each card.',
      },
      {
        q: 'How many people fit round the table?',
        a: 'Twelve. Up to that number we try every grouping, so you get by with the fewest payments possible.',
      },
    ],
  },
  end: 'Now, who’s got coins for the cloakroom?',
  footer: 'Quitsies is for evenings that were worth it.',
};
