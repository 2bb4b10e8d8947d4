import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'savings',
  name: 'Savings bank',
  brand: 'Fennel & Vale',
  h1: 'What a little, monthly, becomes',
  lead: 'A savings house with one account and no minimum. Choose a sum and a span; the arithmetic is on the page.',
  action: { label: 'Check the arithmetic', href: '#arithmetic' },
  scheme: 'dark',
  theme: {
    '--paper': 'oklch(0.27 0.055 162)',
    '--raised': 'oklch(0.955 0.03 92)',
    '--sunk': 'oklch(0.23 0.05 162)',
    '--ink': 'oklch(0.955 0.03 92)',
    '--mute': 'oklch(0.83 0.03 110)',
    '--line': 'oklch(0.955 0.03 92 / 0.22)',
    '--accent': 'oklch(0.84 0.13 90)',
    '--round-card': '0.5rem',
  },
  /** A sample rate, in hundredths a year. */
  rate: 3,
  months: [50, 100, 200, 400],
  years: [5, 10, 20],
  arithmetic: [
    'A twelfth of three per cent is added on the last day of each month, on everything that lies there.',
    'The sum you pay in is never lent to a fund. It buys bonds of towns, named on your statement.',
  ],
} satisfies LandingBrief & Record<string, unknown>;
