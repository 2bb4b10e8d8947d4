import { type Due, doseKey, dosesOn } from '#engines/doses/doses.ts';
import { daysLater } from '#lib/time/days.ts';
import { medicines, sampleCard } from '../words.ts';
import type { DoseAnswer, Entry, Journal } from './journal.ts';

/** How many days before the first one have something in them. */
const daysBefore = 6;

const pressures = [
  [141, 88, 76],
  [138, 86, 74],
  [139, 87, 75],
  [135, 85, 71],
  [134, 84, 72],
  [136, 85, 70],
] as const;

/** The evening tablet of two days ago was missed; all others were taken a few minutes after they were due. */
function sampleAnswer(due: Due, back: number): DoseAnswer {
  if (back === 2 && due.time === '20:00') return { state: 'missed', at: '22:10', until: null };
  const minute = String((Number(due.time.slice(3)) + back) % 60).padStart(2, '0');
  return { state: 'taken', at: `${due.time.slice(0, 3)}${minute}`, until: null };
}

/** The journal of a patient who has used the app for a week: what a visitor finds on their first day. */
export function begun(start: string): Journal {
  const days = Array.from({ length: daysBefore }, (_, index) => daysBefore - index);
  const doses = Object.fromEntries(
    days.flatMap((back) =>
      dosesOn(medicines, daysLater(start, -back)).map(
        (due) => [doseKey(due), sampleAnswer(due, back)] as const,
      ),
    ),
  );
  const before = (back: number, time: string) => ({ day: daysLater(start, -back), time });
  const entries: Entry[] = [
    ...pressures.map(([upper, lower, pulse], index): Entry => {
      const back = daysBefore - index;
      return { is: 'reading', n: 0, ...before(back, '07:50'), upper, lower, pulse };
    }),
    { is: 'symptom', n: 0, ...before(4, '07:15'), what: 'Dizzy', strength: 2, note: 'When I got up' },
    { is: 'question', n: 0, ...before(2, '18:10'), text: 'May I take the iron with coffee?' },
    { is: 'symptom', n: 0, ...before(1, '21:00'), what: 'Tired', strength: 1, note: '' },
    {
      is: 'note',
      n: 0,
      ...before(1, '16:30'),
      text: 'Better an hour apart. Your iron is back where it should be; keep the evening tablet until we meet.',
      to: pressures.length + 1,
      seen: null,
    },
  ];
  return {
    start,
    next: entries.length,
    doses,
    entries: entries.map((entry, n) => ({ ...entry, n })),
    card: sampleCard,
  };
}
