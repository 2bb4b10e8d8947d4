import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'headphones',
  name: 'Headphones',
  brand: 'Hush Nine',
  h1: 'Hear the room leave',
  lead: 'A closed headphone of wool, steel and one screw. It comes apart in your hands and goes back together by the same screw.',
  action: { label: 'What is inside', href: '#inside' },
  scheme: 'light',
  theme: {
    '--paper': 'oklch(0.885 0.004 250)',
    '--raised': 'oklch(0.93 0.003 250)',
    '--sunk': 'oklch(0.84 0.005 250)',
    '--ink': 'oklch(0.2 0.006 250)',
    '--mute': 'oklch(0.4 0.008 250)',
    '--line': 'oklch(0.2 0.006 250 / 0.22)',
    '--accent': 'oklch(0.2 0.006 250)',
    '--round-tile': '0',
  },
  turns: [
    { label: 'Front', degrees: 0 },
    { label: '30°', degrees: 30 },
    { label: '60°', degrees: 60 },
    { label: 'Side', degrees: 88 },
  ],
  inside: [
    { part: 'Cushion', of: 'Felted wool, 9 mm' },
    { part: 'Band', of: 'Spring steel, one piece' },
    { part: 'Driver', of: '40 mm, paper cone' },
    { part: 'Screw', of: 'M2, in the left cup' },
  ],
} satisfies LandingBrief & Record<string, unknown>;
