import type { LandingTemplate } from '../template.ts';

export const template: LandingTemplate = {
  slug: 'course',
  name: 'Online course',
  brand: 'Wobblehand School',
  palettes: [
    { name: 'Blossom', swatch: ['oklch(0.86 0.095 355)', 'oklch(0.45 0.2 262)'] },
    { name: 'Butter', swatch: ['oklch(0.9 0.11 95)', 'oklch(0.45 0.18 300)'] },
    { name: 'Mint', swatch: ['oklch(0.88 0.08 165)', 'oklch(0.47 0.18 20)'] },
  ],
  madeOf: [
    'Five sections in Bricolage and Shantell Sans, ruled by a hand without a ruler',
    'A lesson that draws a letter, watches you draw it, and marks every stroke',
    'Letters you can save as drawings',
  ],
};

/** The syllabus: a letter a day. Those with strokes can be tried on the page. */
export const syllabus: readonly { letter: string; title: string; minutes: number }[] = [
  { letter: 'a', title: 'The round one', minutes: 8 },
  { letter: 'b', title: 'A stem and a belly', minutes: 7 },
  { letter: 'c', title: 'Stop before it closes', minutes: 6 },
  { letter: 'd', title: 'The a with a tall back', minutes: 7 },
  { letter: 'e', title: 'Where the pen turns', minutes: 9 },
  { letter: 'f', title: 'Lean, do not fall', minutes: 8 },
  { letter: 'g', title: 'The one with a basement', minutes: 11 },
  { letter: 'h', title: 'A chair, from the side', minutes: 6 },
  { letter: 'i', title: 'Dot last', minutes: 3 },
  { letter: 'j', title: 'An i that went fishing', minutes: 5 },
  { letter: 'k', title: 'Everybody’s worst', minutes: 12 },
  { letter: 'l', title: 'Harder than it looks', minutes: 4 },
];

export const words = {
  h1: 'Draw one good letter a day',
  lead: 'We teach lettering with a pen in twenty-six short lessons. You watch a stroke, draw it over the pale one, and find out straight away what to fix.',
  action: { href: '#syllabus', label: 'Open the syllabus' },
  links: [
    { href: '#lesson', label: 'Lesson' },
    { href: '#syllabus', label: 'Syllabus' },
    { href: '#marking', label: 'Marking' },
    { href: '#pens', label: 'Pens' },
  ],
  syllabus: {
    heading: 'The first twelve days',
    text: 'The other fourteen letters are waiting behind k, which frightens everybody.',
  },
  marking: {
    heading: 'How a stroke is marked',
    text: 'We lay your stroke over ours, compare forty points along both, and tell you the first thing to fix. These three were marked by the same rules as yours.',
    names: ['As taught', 'Too far right', 'Backwards'],
  },
  pens: {
    heading: 'Bring any of these',
    list: [
      { pen: 'A felt tip', width: 20, text: 'Forgives everything except white shirts.' },
      { pen: 'A pencil', width: 6, text: 'For people who like to keep a way out.' },
      { pen: 'A finger', width: 34, text: 'You’ve got ten. Nine if you bake.' },
    ],
  },
  fee: {
    heading: 'What it costs',
    text: 'Lessons a to c are free. The rest of the alphabet costs four euros, and it’s yours for life.',
  },
  end: 'The quick brown fox jumps over the lazy dog.',
  footer: 'Wobblehand School. Founded by somebody who couldn’t draw an s.',
};
