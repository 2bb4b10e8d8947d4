import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'mono-grid',
  name: 'Agency, mono grid',
  brand: 'Null & Sons',
  h1: 'We delete more than we write',
  lead: 'A small firm for old software. We are paid by what is left when we go, and leave when nothing else can.',
  action: { label: 'Read the terms', href: '#terms' },
  theme: {
    '--paper': 'light-dark(oklch(0.93 0.006 120), oklch(0.24 0.006 120))',
    '--raised': 'light-dark(oklch(0.97 0.005 120), oklch(0.29 0.006 120))',
    '--ink': 'light-dark(oklch(0.2 0.01 120), oklch(0.94 0.008 120))',
    '--mute': 'light-dark(oklch(0.42 0.01 120), oklch(0.76 0.008 120))',
    '--line': 'light-dark(oklch(0.2 0.01 120 / 0.55), oklch(0.94 0.008 120 / 0.45))',
    '--accent': 'light-dark(oklch(0.2 0.01 120), oklch(0.94 0.008 120))',
    '--face-display': 'var(--face-mono)',
    '--face-text': 'var(--face-mono)',
    '--round-tile': '0',
    '--round-card': '0',
  },
  cells: [
    { mark: '01', text: 'Read everything, touch nothing, for ten days.' },
    { mark: '02', text: 'Write the tests the last team wished for.' },
    { mark: '03', text: 'Remove one dependency a day.' },
    { mark: '04', text: 'Ship on Tuesdays, never on a whim.' },
    { mark: '05', text: 'Hand over with a map on one sheet.' },
  ],
  terms: [
    { term: 'Takes', text: 'Ruby, PHP, Java and what nobody admits to' },
    { term: 'Refuses', text: 'Rewrites from scratch' },
    { term: 'Ends', text: 'When the list of known faults is empty' },
  ],
} satisfies LandingBrief & Record<string, unknown>;
