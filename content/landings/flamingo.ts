import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'flamingo',
  name: 'Digital agency',
  brand: 'Raw Flamingo',
  h1: 'Quiet brands drown',
  lead: 'Campaigns for zoos, record shops and one stubborn theatre. We print first and build the site from the poster.',
  action: { label: 'See three posters', href: '#posters' },
  scheme: 'dark',
  theme: {
    '--paper': 'oklch(0.09 0 0)',
    '--raised': 'oklch(0.17 0.01 355)',
    '--sunk': 'oklch(0.05 0 0)',
    '--ink': 'oklch(0.98 0.01 355)',
    '--mute': 'oklch(0.82 0.04 355)',
    '--line': 'oklch(0.98 0.01 355 / 0.25)',
    '--accent': 'oklch(0.76 0.19 355)',
    '--round-tile': '0',
    '--round-card': '0',
  },
  posters: [
    { for: 'Night zoo', line: 'They sleep. You should not.' },
    { for: 'Groove Cellar', line: 'Side B is the point' },
    { for: 'Theatre at Nine', line: 'Switch it off. Sit down.' },
  ],
} satisfies LandingBrief & Record<string, unknown>;
