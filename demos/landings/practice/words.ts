import type { LandingTemplate } from '../template.ts';
import type { Slot } from './slots.ts';

export const template: LandingTemplate = {
  slug: 'practice',
  name: 'Medical practice',
  brand: 'Harbour Lane Practice',
  palettes: [
    { name: 'Harbour', swatch: ['oklch(0.94 0.035 230)', 'oklch(0.45 0.11 235)'] },
    { name: 'Meadow', swatch: ['oklch(0.95 0.035 140)', 'oklch(0.43 0.09 150)'] },
    { name: 'Shell', swatch: ['oklch(0.95 0.025 40)', 'oklch(0.46 0.1 20)'] },
  ],
  madeOf: [
    'Five sections in Cabin, a humanist face, by day and by night',
    'Times you can choose, hold in the browser and save as a calendar entry',
    'A clock of twenty minutes and a map of the lane, drawn in SVG',
  ],
};

export const people = [
  {
    id: 'okafor',
    name: 'Dr Okafor',
    text: 'General medicine, knees, and people who say “it’s probably nothing”.',
  },
  {
    id: 'lind',
    name: 'Dr Lind',
    text: 'Children and their parents. Has a drawer of small plasters with fish on them.',
  },
  { id: 'moss', name: 'Nurse Moss', text: 'Blood, bandages and blood pressure, usually in that order.' },
] as const;

export const nameOf = (who: string): string => people.find(({ id }) => id === who)?.name ?? 'Anyone';

/** The free times of a sample week. */
export const slots: readonly Slot[] = [
  { weekday: 2, at: '08:20', who: 'okafor' },
  { weekday: 2, at: '10:40', who: 'moss' },
  { weekday: 2, at: '15:00', who: 'lind' },
  { weekday: 3, at: '09:00', who: 'lind' },
  { weekday: 3, at: '11:20', who: 'okafor' },
  { weekday: 4, at: '08:40', who: 'moss' },
  { weekday: 4, at: '13:10', who: 'okafor' },
  { weekday: 4, at: '16:30', who: 'lind' },
  { weekday: 4, at: '17:10', who: 'moss' },
  { weekday: 5, at: '09:50', who: 'okafor' },
  { weekday: 5, at: '12:00', who: 'lind' },
];

export const week = [
  { weekday: 2, short: 'Tue', day: 'Tuesday' },
  { weekday: 3, short: 'Wed', day: 'Wednesday' },
  { weekday: 4, short: 'Thu', day: 'Thursday' },
  { weekday: 5, short: 'Fri', day: 'Friday' },
] as const;

export const words = {
  h1: 'Seen this week, by name',
  lead: 'We’re two doctors and a nurse. You choose the person first and the hour second, and the same person calls you in.',
  action: { href: '#visit', label: 'How a visit goes' },
  links: [
    { href: '#times', label: 'Free times' },
    { href: '#visit', label: 'A visit' },
    { href: '#people', label: 'People' },
    { href: '#bring', label: 'Bring' },
    { href: '#way', label: 'The way here' },
  ],
  note: 'These are sample times. The one you hold stays in this browser; nothing is sent to a practice.',
  visit: {
    heading: 'Twenty minutes, and whose they are',
    parts: [
      { minutes: 9, what: 'You talk', text: 'The door is closed and there’s no keyboard between you.' },
      { minutes: 6, what: 'We look', text: 'Cold hands are warmed first. It’s in the contract.' },
      {
        minutes: 4,
        what: 'We decide, together',
        text: 'We name two ways if there are two, with the case against each.',
      },
      {
        minutes: 1,
        what: 'You say it back',
        text: 'What you repeat at the door is what you’ll remember on Friday.',
      },
    ],
  },
  people: { heading: 'Who calls you in' },
  bring: {
    heading: 'Bring',
    list: [
      'Your question, in one sentence',
      'Your medicines, in their boxes',
      'Somebody to listen with you',
      'Reading glasses',
    ],
    leave: 'You needn’t bring an apology for coming.',
  },
  way: {
    heading: 'The way here',
    text: 'Take tram 4 to Fish Market, then walk along the water to the blue door. It’s step-free from the left, with bicycles on the right and gulls everywhere.',
  },
  hours: 'Tuesday to Friday, 08:00 to 18:00',
  end: 'Get well. Or come in, and then get well.',
};
