import type { Medicine } from './rules/doses.ts';
import type { Card } from './rules/journal.ts';
import type { WeekTimes } from './rules/visits.ts';

/** The sample clinic and its people. */
export const clinic = {
  name: 'Limewood Practice',
  doctor: 'Dr Hale',
  nurse: 'Nurse Ada',
  room: 'Room 3, first floor',
} as const;

const always = { from: '2000-01-01', until: '' };

/** The sample patient's medicines. */
export const medicines: readonly Medicine[] = [
  {
    id: 'iron',
    name: 'Iron',
    amount: 'one tablet',
    note: 'With orange juice rather than milk',
    times: ['07:30', '20:00'],
    ...always,
  },
  {
    id: 'vitamin-d',
    name: 'Vitamin D',
    amount: '10 drops',
    note: 'With breakfast',
    times: ['08:00'],
    ...always,
  },
  {
    id: 'pressure',
    name: 'Pressure pill',
    amount: 'one pill',
    note: 'After lunch, with water',
    times: ['13:00'],
    ...always,
  },
];

/** The clinic's free times, Sunday first. */
export const weekTimes: WeekTimes = [
  [],
  ['09:20', '11:00', '15:40'],
  ['10:40', '14:20', '16:00'],
  ['08:40', '13:20', '16:20'],
  ['09:00', '11:40', '14:20'],
  ['10:00', '12:20', '14:20'],
  [],
];

export const symptoms = ['Dizzy', 'Headache', 'Tired', 'Sick', 'Short of breath', 'Chest pain'] as const;

/** How strong a symptom is, from 1. */
export const strengths = ['barely', 'a little', 'clearly', 'badly', 'unbearable'] as const;

export const sampleCard: Card = {
  name: 'Ines Marlow',
  born: '1968-04-02',
  blood: 'A+',
  allergies: 'Penicillin',
  contact: 'Theo Marlow, husband',
  phone: '020 7946 0102',
  emergency: '112',
};

export const emergencyNumbers = [
  ['112', 'Europe'],
  ['999', 'United Kingdom'],
  ['911', 'United States, Canada'],
  ['000', 'Australia'],
  ['119', 'Japan'],
] as const;

export const bloodGroups = ['A+', 'A−', 'B+', 'B−', 'AB+', 'AB−', 'O+', 'O−', 'Not known'] as const;

export const words = {
  app: 'AkraHealth',
  h1: 'Today, and nothing scary',
  lead: 'A patient notes doses, readings and symptoms on the phone, and the clinic sees them on its clipboard at the same moment. The clinic’s answers go back the same way. You can try both sides.',
  action: { label: 'Read the clinic’s side', href: '/healthcare' },
  withoutScripts: 'The phone and the clipboard show a sample day. Writing on them needs JavaScript.',
  sample: 'Ines, her clinic and its people are samples. What you enter stays in this browser.',
  notes: [
    {
      heading: 'One screen, one day',
      text: 'You can swipe to yesterday, which is closed, and to tomorrow, which shows what will be due.',
    },
    {
      heading: 'Swipe a dose',
      text: 'Swipe right once you’ve taken it, or left to be asked again in half an hour. You can undo either.',
    },
    {
      heading: 'Words, then numbers',
      text: 'Each reading comes with a sentence that compares it with the patient’s own week.',
    },
  ],
  flags: {
    heading: 'When the phone tells you to call',
    text: 'These entries bring up the emergency number straight away, and the clipboard marks them in red. The app doesn’t diagnose anything: it shows you who to call.',
  },
} as const;
