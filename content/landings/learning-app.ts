import type { ShowcaseBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'learning-app',
  name: 'Learning app',
  h1: 'A lesson fits one bus stop',
  lead: 'AtLearn cuts a course into cards of two minutes. They work in the tunnel, and wrong ones come back tomorrow.',
  action: { label: 'Read the school’s side', href: '/LMS' },
  screen:
    'A card from a course on first aid: “What comes first?” with four answers, the second one chosen and right.',
  time: '07:48',
  side: 'right',
  captions: [
    { heading: 'No streaks', text: 'A missed day changes nothing but the order of the cards.' },
    { heading: 'Wrong comes back', text: 'After one day, then three, then nine. Right twice and it rests.' },
    { heading: 'Works underground', text: 'Ten cards are on the phone before you leave the house.' },
  ],
  course: 'First aid, card 12 of 40',
  question: 'Someone lies still. What comes first?',
  answers: ['Call a relative', 'Check that it is safe', 'Turn them over', 'Fetch water'],
  why: 'Right. A second person hurt helps nobody.',
} satisfies ShowcaseBrief & Record<string, unknown>;
