import type { SpeakState } from './state.ts';

interface SpeakExample {
  id: string;
  name: string;
  text: string;
}

/** Texts of ours, each with traps for a reader. */
export const examples: readonly SpeakExample[] = [
  {
    id: 'invoice',
    name: 'A letter with figures',
    text: `# Your order of 3 May 2026

Dear Dr. Okafor,

thank you for your order No. 1204. The 2 lamps cost £39.50 each, i.e. £79 in total, and weigh 1.2 kg. They leave our warehouse on 05/05/2026 at 9:30 a.m.

- Delivery takes 2–3 days
- Returns are free within 30 days
- 15% of our customers order again

Questions? Write to help@example.com or call 020 7946 0958.`,
  },
  {
    id: 'history',
    name: 'Kings and centuries',
    text: `Henry VIII was born in 1491 and reigned for nearly 38 years. In the 1530s he broke with Rome. His daughter Elizabeth I ruled until 1603, and the U.K. as we know it came in 1801.`,
  },
  {
    id: 'release',
    name: 'Notes for a release',
    text: `# Version 2.4.1

The API now answers in 35 ms instead of 1.2 s. Uploads of up to 25 MB work on phones, too. See www.example.com/changes for all 17 changes, or ask the team: we're in the office from 9:00 to 17:30.`,
  },
];

/** What a page begins with. */
export const firstState = {
  text: examples[0]?.text ?? '',
  voice: 'heart',
  speed: 1,
  pause: 0.35,
  pronunciations: [{ written: 'Okafor', said: 'oh kah for' }],
} satisfies SpeakState;
