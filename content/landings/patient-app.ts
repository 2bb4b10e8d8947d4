import type { ShowcaseBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'patient-app',
  name: 'Patient app',
  h1: 'Today, and nothing scary',
  lead: 'AkraHealth shows a patient what happens today: who to see, what to take, and what the nurse wrote back.',
  action: { label: 'Read the clinic’s side', href: '/healthcare' },
  screen:
    'Today for a patient: a visit with Dr Hale at 14:20, three medicines of which two are taken, and a note from the nurse.',
  time: '08:05',
  side: 'left',
  captions: [
    {
      heading: 'One screen is one day',
      text: 'Yesterday is closed and tomorrow waits. Results open only after a doctor has read them.',
    },
    { heading: 'Taken needs a second', text: 'A press of one second marks a dose, so a pocket cannot.' },
    { heading: 'Words, then numbers', text: 'Each value comes with the sentence the nurse would say.' },
  ],
  visit: { at: '14:20', who: 'Dr Hale', where: 'Room 3, bring the diary' },
  doses: [
    { at: '07:30', what: 'Iron, one tablet', taken: true },
    { at: '08:00', what: 'Vitamin D, drops', taken: true },
    { at: '20:00', what: 'Iron, one tablet', taken: false },
  ],
  note: 'Your iron is back where it should be. Keep the evening tablet until we meet.',
} satisfies ShowcaseBrief & Record<string, unknown>;
