import type { ShowcaseBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'counselling-app',
  name: 'Counselling app',
  h1: 'Three futures, side by side',
  lead: 'A student holds at most three courses of study next to each other and sees what each one asks for, and by when.',
  action: { label: 'Read the adviser’s side', href: '/studet-counselling' },
  screen:
    'Three courses compared: nursing, surveying, joinery, each with its years, the nearest deadline and what is still missing.',
  time: '16:40',
  side: 'middle',
  captions: [
    { heading: 'Three, no more', text: 'A fourth course replaces one. Choosing is the exercise.' },
    { heading: 'Dates before dreams', text: 'The nearest deadline stands on top, with the paper it needs.' },
    { heading: 'The adviser sees it too', text: 'Only what the student shared, and a line says so.' },
  ],
  courses: [
    { name: 'Nursing', years: 3, due: '15 Jan', missing: 'Health check', fill: 0.8 },
    { name: 'Surveying', years: 4, due: '31 Jan', missing: 'Maths result', fill: 0.55 },
    { name: 'Joinery', years: 3, due: '12 Mar', missing: 'Two days’ trial', fill: 0.3 },
  ],
  shared: 'Shared with Ms Varga: all three',
} satisfies ShowcaseBrief & Record<string, unknown>;
