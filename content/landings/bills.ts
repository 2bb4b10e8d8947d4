import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'bills',
  name: 'Shared bills app',
  brand: 'Quitsies',
  h1: 'Who had the second pudding?',
  lead: 'Photograph the bill, drag each line to a face. Quitsies works out the fewest payments that make everyone even.',
  action: { label: 'Watch it settle', href: '#settle' },
  scheme: 'light',
  theme: {
    '--paper': 'oklch(0.86 0.165 85)',
    '--raised': 'oklch(0.985 0.02 90)',
    '--sunk': 'oklch(0.8 0.165 82)',
    '--ink': 'oklch(0.17 0.03 60)',
    '--mute': 'oklch(0.36 0.06 65)',
    '--line': 'oklch(0.17 0.03 60 / 0.2)',
    '--accent': 'oklch(0.17 0.03 60)',
    '--face-display': '"Bricolage", "Bricolage Fallback", "Arial Black", sans-serif',
  },
  people: [
    { name: 'Ada', paid: 86, owes: 31, fill: 'oklch(0.49 0.275 267)', ink: 'white' },
    { name: 'Bo', paid: 0, owes: 22, fill: 'oklch(0.7 0.195 38)', ink: 'oklch(0.17 0.03 60)' },
    { name: 'Cleo', paid: 24, owes: 29, fill: 'oklch(0.8 0.14 165)', ink: 'oklch(0.17 0.03 60)' },
    { name: 'Dev', paid: 0, owes: 28, fill: 'oklch(0.8 0.13 355)', ink: 'oklch(0.17 0.03 60)' },
  ],
  lines: [
    { what: 'Dumplings, 24', price: '28.00' },
    { what: 'Noodles, 3', price: '34.50' },
    { what: 'Second pudding', price: '6.50' },
    { what: 'Jasmine tea', price: '17.00' },
  ],
  settle: {
    heading: 'Seven debts become three',
    text: 'Dinner cost 86 and the taxi 24. Sorted by who is owed, three payments close the evening.',
    payments: [
      { from: 'Dev', to: 'Ada', amount: '28.00' },
      { from: 'Bo', to: 'Ada', amount: '22.00' },
      { from: 'Cleo', to: 'Ada', amount: '5.00' },
    ],
  },
} satisfies LandingBrief & Record<string, unknown>;
