import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'one-scene',
  name: 'Agency, one scene',
  brand: 'Umbra Yard',
  h1: 'We ship on Fridays',
  lead: 'Everyone says never to. We build so that it does not matter which day it is, and go home at five.',
  action: { label: 'What lets us', href: '#why' },
  scheme: 'dark',
  theme: {
    '--paper': 'oklch(0.2 0.04 215)',
    '--raised': 'oklch(0.27 0.05 215)',
    '--sunk': 'oklch(0.15 0.03 215)',
    '--ink': 'oklch(0.95 0.02 200)',
    '--mute': 'oklch(0.8 0.035 205)',
    '--line': 'oklch(0.95 0.02 200 / 0.18)',
    '--accent': 'oklch(0.78 0.15 60)',
    '--face-display': 'var(--face-text)',
    '--round-card': '0.25rem',
  },
  why: [
    { day: 'Monday', text: 'Small changes only. Nothing larger than one review.' },
    { day: 'Wednesday', text: 'The change runs beside the old one, unseen, on real traffic.' },
    { day: 'Friday', text: 'One switch. It can be put back by whoever holds the phone.' },
  ],
} satisfies LandingBrief & Record<string, unknown>;
