import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'course',
  name: 'Online course',
  brand: 'Wobblehand School',
  h1: 'Draw one good letter a day',
  lead: 'Twenty-six short lessons in lettering by pen. You watch a stroke, pause, and draw it on the paper beside you.',
  action: { label: 'Open the syllabus', href: '#syllabus' },
  scheme: 'light',
  theme: {
    '--paper': 'oklch(0.86 0.095 355)',
    '--raised': 'oklch(0.985 0.015 80)',
    '--sunk': 'oklch(0.8 0.13 355)',
    '--ink': 'oklch(0.22 0.06 350)',
    '--mute': 'oklch(0.36 0.07 350)',
    '--line': 'oklch(0.22 0.06 350 / 0.4)',
    '--accent': 'oklch(0.45 0.2 262)',
    '--face-display': '"Bricolage", "Bricolage Fallback", system-ui, sans-serif',
  },
  lesson: { number: 'Lesson 1', title: 'The round a', at: '3:12', of: '7:40' },
  lessons: [
    { letter: 'a', title: 'The round one', minutes: 8 },
    { letter: 'b', title: 'A stem and a belly', minutes: 7 },
    { letter: 'c', title: 'Stop before it closes', minutes: 6 },
    { letter: 'd', title: 'The a with a tall back', minutes: 7 },
    { letter: 'e', title: 'Where the pen turns', minutes: 9 },
    { letter: 'f', title: 'Lean, do not fall', minutes: 8 },
  ],
} satisfies LandingBrief & Record<string, unknown>;
