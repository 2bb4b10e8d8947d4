import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'warehouse',
  name: 'Warehouse',
  brand: 'Palletine',
  h1: 'Aisle C is down to nine',
  lead: 'Walk the floor without leaving the chair. Every box on this drawing is a box in the hall, counted when it was last touched.',
  action: { label: 'Read the floor', href: '#floor' },
  scheme: 'light',
  theme: {
    '--paper': 'oklch(0.7 0.195 38)',
    '--raised': 'oklch(0.97 0.03 60)',
    '--sunk': 'oklch(0.64 0.19 37)',
    '--ink': 'oklch(0.18 0.04 40)',
    '--mute': 'oklch(0.22 0.05 40)',
    '--line': 'oklch(0.18 0.04 40 / 0.35)',
    '--accent': 'oklch(0.18 0.04 40)',
    '--round-tile': '0',
    '--round-card': '0',
    '--face-display': '"Bricolage", "Bricolage Fallback", Impact, sans-serif',
  },
  aisles: [
    { name: 'A', stacks: [4, 3, 4, 4, 2, 3], count: 20, state: 'full' },
    { name: 'B', stacks: [2, 3, 3, 1, 4, 3], count: 16, state: 'two bays free' },
    { name: 'C', stacks: [1, 0, 3, 2, 1, 2], count: 9, state: 'order by Thursday' },
    { name: 'D', stacks: [3, 4, 2, 3, 3, 4], count: 19, state: 'full' },
  ],
} satisfies LandingBrief & Record<string, unknown>;
