import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'sleep',
  name: 'Sleep app',
  brand: 'Noctule',
  h1: 'Asleep before the third page',
  lead: 'Put the phone face down. Noctule listens for twenty minutes, dims its own voice as your breath slows, and stops talking first.',
  action: { label: 'See one night', href: '#night' },
  scheme: 'dark',
  theme: {
    '--paper': 'oklch(0.2 0.085 277)',
    '--raised': 'oklch(0.27 0.1 278)',
    '--sunk': 'oklch(0.16 0.07 277)',
    '--ink': 'oklch(0.96 0.015 290)',
    '--mute': 'oklch(0.8 0.055 285)',
    '--line': 'oklch(0.96 0.015 290 / 0.16)',
    '--accent': 'oklch(0.87 0.1 85)',
    '--face-display': 'ui-rounded, "SF Pro Rounded", "Nunito", "Geist", sans-serif',
  },
  asides: ['Nothing leaves the phone', 'Works in flight mode', 'One story a night, read once'],
  night: {
    heading: 'One night, from 22:40 to 06:50',
    text: 'Four stages, read from the microphone alone. Light and deep sleep trade places about every ninety minutes.',
    landings: ['Awake', 'Dream', 'Light', 'Deep'],
    /** Stage (row of the list above) by steps of ten minutes. */
    steps: [
      0, 0, 2, 2, 3, 3, 3, 3, 2, 2, 1, 2, 2, 3, 3, 3, 2, 2, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1, 0, 2, 2, 2, 1, 1,
      1, 2, 2, 1, 1, 1, 2, 2, 1, 1, 1, 2, 0, 0,
    ],
    hours: ['23', '00', '01', '02', '03', '04', '05', '06'],
  },
} satisfies LandingBrief & Record<string, unknown>;
