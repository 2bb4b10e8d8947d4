import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'practice',
  name: 'Medical practice',
  brand: 'Harbour Lane Practice',
  h1: 'Seen this week, by name',
  lead: 'Two doctors and a nurse. You choose the person first and the hour second, and the same person calls you in.',
  action: { label: 'How a visit goes', href: '#visit' },
  theme: {
    '--paper': 'light-dark(oklch(0.94 0.035 230), oklch(0.22 0.035 240))',
    '--raised': 'light-dark(oklch(0.995 0.005 230), oklch(0.28 0.04 240))',
    '--sunk': 'light-dark(oklch(0.9 0.05 230), oklch(0.33 0.05 240))',
    '--ink': 'light-dark(oklch(0.24 0.05 245), oklch(0.96 0.015 230))',
    '--mute': 'light-dark(oklch(0.42 0.05 245), oklch(0.8 0.03 230))',
    '--line': 'light-dark(oklch(0.24 0.05 245 / 0.14), oklch(0.96 0.015 230 / 0.18))',
    '--accent': 'light-dark(oklch(0.45 0.11 235), oklch(0.8 0.1 230))',
    '--face-display':
      'Seravek, "Gill Sans Nova", "Gill Sans", Candara, Calibri, Ubuntu, "DejaVu Sans", sans-serif',
    '--face-text':
      'Seravek, "Gill Sans Nova", "Gill Sans", Candara, Calibri, Ubuntu, "DejaVu Sans", sans-serif',
  },
  people: [
    { id: 'any', name: 'Anyone' },
    { id: 'okafor', name: 'Dr Okafor' },
    { id: 'lind', name: 'Dr Lind' },
    { id: 'moss', name: 'Nurse Moss' },
  ],
  days: [
    {
      day: 'Tue',
      times: [
        { at: '08:20', who: 'okafor' },
        { at: '10:40', who: 'moss' },
        { at: '15:00', who: 'lind' },
      ],
    },
    {
      day: 'Wed',
      times: [
        { at: '09:00', who: 'lind' },
        { at: '11:20', who: 'okafor' },
      ],
    },
    {
      day: 'Thu',
      times: [
        { at: '08:40', who: 'moss' },
        { at: '13:10', who: 'okafor' },
        { at: '16:30', who: 'lind' },
        { at: '17:10', who: 'moss' },
      ],
    },
    {
      day: 'Fri',
      times: [
        { at: '09:50', who: 'okafor' },
        { at: '12:00', who: 'lind' },
      ],
    },
  ],
  visit: [
    { step: 'Before', text: 'One question by message: what changed since last time?' },
    { step: 'There', text: 'Twenty minutes, the door closed, no keyboard between you.' },
    { step: 'After', text: 'What was agreed arrives in plain words the same evening.' },
  ],
} satisfies LandingBrief & Record<string, unknown>;
