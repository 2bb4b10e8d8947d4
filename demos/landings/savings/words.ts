import type { LandingTemplate } from '../template.ts';
import type { Plan } from './grow.ts';

export const template: LandingTemplate = {
  slug: 'savings',
  name: 'Savings bank',
  brand: 'Fennel & Vale',
  palettes: [
    { name: 'Fennel', swatch: ['oklch(0.27 0.055 162)', 'oklch(0.955 0.03 92)', 'oklch(0.84 0.13 90)'] },
    { name: 'Claret', swatch: ['oklch(0.27 0.08 12)', 'oklch(0.955 0.02 60)', 'oklch(0.83 0.1 55)'] },
    { name: 'Midnight', swatch: ['oklch(0.26 0.07 262)', 'oklch(0.955 0.015 240)', 'oklch(0.84 0.1 195)'] },
  ],
  madeOf: [
    'Five sections in Instrument Serif and Hanken Grotesk, by day and by night',
    'A calculator with sliders, a curve and a yearly table you can download as CSV',
    'Hills that are growth curves, each computed from the sample rate',
  ],
};

/** What the calculator shows before anybody moves a slider. Every figure on the page follows from it. */
export const sample: Plan = { first: 0, monthly: 100, years: 10, rate: 3 };

/** Where a hundred sample euros are lent; the shares add up to a hundred. */
export const towns = [
  { town: 'Dunmere', bond: 'A leaking water main', until: 2033, share: 34 },
  { town: 'Osk-on-Sea', bond: 'Trams, line 2', until: 2038, share: 27 },
  { town: 'Halloway', bond: 'A school roof', until: 2031, share: 21 },
  { town: 'Pell & Little Pell', bond: 'One swimming bath, shared', until: 2036, share: 18 },
] as const;

export const words = {
  h1: 'What a little each month becomes',
  lead: 'We’re a savings bank with one account and no minimum. Move the sliders, then check the arithmetic below.',
  action: { href: '#arithmetic', label: 'Check the arithmetic' },
  links: [
    { href: '#calculator', label: 'Calculator' },
    { href: '#arithmetic', label: 'Arithmetic' },
    { href: '#waiting', label: 'Waiting' },
    { href: '#towns', label: 'Where it goes' },
    { href: '#prices', label: 'Prices' },
  ],
  arithmetic: {
    heading: 'The arithmetic',
    texts: [
      'On the last day of each month we add a twelfth of the yearly rate on everything in the account, and round it to the cent. Your payment follows.',
      'The formula gives the same sum to within a few cents. Rounding accounts for the rest, and now and then it’s in your favour.',
    ],
    ledger: 'Your first four months',
  },
  waiting: {
    text: 'Three people put the same sum aside each month and stop in the same year. The second begins five years after the first, and the third begins ten years after. Their hills are drawn to the same scale.',
  },
  towns: {
    heading: 'Where your hundred euros sleep',
    text: 'We lend to towns and to nobody else. Each bond is named on your statement, with the year the town has to pay it back.',
  },
  prices: {
    heading: 'The whole price list',
    list: [
      { price: '0', what: 'Opening the account, keeping it, and closing it in a huff' },
      { price: '0', what: 'Paying in, by transfer or standing order' },
      { price: '2', unit: 'days', what: 'Until money you withdraw reaches your other bank' },
      { price: '1.20', what: 'A statement on paper, with a stamp somebody chose' },
    ],
  },
  note: 'The rate is a sample, and this isn’t an offer.',
  end: 'Slowly, and then all of a sudden.',
};
