import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'waiting-list',
  name: 'Waiting list',
  brand: 'Ladderloan',
  h1: 'Borrow the drill next door',
  lead: 'Your street owns nine drills and uses one. Ladderloan says which doorbell, until when, and what to bring back with it.',
  action: { label: 'See how the list would work', href: '#list' },
  scheme: 'light',
  theme: {
    '--paper': 'oklch(0.49 0.275 267)',
    '--raised': 'oklch(0.54 0.26 267)',
    '--sunk': 'oklch(0.43 0.25 267)',
    '--ink': 'oklch(1 0 0)',
    '--mute': 'oklch(0.93 0.04 267)',
    '--line': 'oklch(1 0 0 / 0.35)',
    '--accent': 'oklch(1 0 0)',
    '--face-display': 'var(--face-text)',
  },
  list: {
    heading: 'A street opens at twelve neighbours',
    text: 'The list is kept by street, not by queue: the street that fills first starts first.',
    streets: [
      { name: 'Quarry Lane', neighbours: 11 },
      { name: 'St Anne’s Steps', neighbours: 8 },
      { name: 'Upper Mill', neighbours: 5 },
      { name: 'Your street', neighbours: 1 },
    ],
  },
} satisfies LandingBrief & Record<string, unknown>;
