import { type Due, doseKey, dosesOn, type Plan } from '#engines/doses/doses.ts';
import { type DoseAnswer, entriesOf, isBefore, type Journal, type Moment } from './journal.ts';

export interface Medicine extends Plan {
  name: string;
  amount: string;
  /** How it is taken. */
  note: string;
}

/** One dose of a day as the phone and the sheet show it. */
export interface Dose extends Due {
  key: string;
  medicine: Medicine;
  /** How much, by the doctor's last order. */
  amount: string;
  answer: DoseAnswer | null;
}

/** How much of a medicine is to be taken at this moment: its plan's, or what the doctor ordered since; null while it pauses. */
export function amountAt(medicine: Medicine, journal: Journal, moment: Moment): string | null {
  const order = entriesOf(journal, 'order').findLast(
    (each) => each.medicine === medicine.id && !isBefore(moment, each),
  );
  return order ? order.amount : medicine.amount;
}

/** The doses of a day in order. What pauses is left out, unless something was said about it before. */
export function dosesOf(medicines: readonly Medicine[], journal: Journal, day: string): Dose[] {
  return dosesOn(medicines, day).flatMap((due) => {
    const medicine = medicines.find(({ id }) => id === due.planId);
    if (!medicine) return [];
    const key = doseKey(due);
    const answer = journal.doses[key] ?? null;
    const amount = amountAt(medicine, journal, due);
    if (amount === null && !answer) return [];
    return [{ ...due, key, medicine, amount: amount ?? medicine.amount, answer }];
  });
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const putOffBy = 30;
const lastMinute = 24 * 60 - 1;

/** When a dose that is put off comes back: half an hour from when it is due, or from now if that is later. */
function postponedTo({ time, answer }: Dose, now: string): string {
  const due = Math.max(minutesOf(answer?.until ?? time), minutesOf(now));
  return clockOf(Math.min(due + putOffBy, lastMinute));
}

/** The answer that a tap or a swipe gives. */
export const answerNow = (dose: Dose, state: DoseAnswer['state'], now: string): DoseAnswer => ({
  state,
  at: now,
  until: state === 'later' ? postponedTo(dose, now) : null,
});

/** Says something about a dose, or takes back what was said. */
export function withDose(journal: Journal, key: string, answer: DoseAnswer | null): Journal {
  const others = Object.fromEntries(Object.entries(journal.doses).filter(([each]) => each !== key));
  return { ...journal, next: journal.next + 1, doses: answer ? { ...others, [key]: answer } : others };
}

/** The dose that is asked next: the first of the day that was neither taken nor missed. */
export const nextDose = (doses: readonly Dose[]): Dose | undefined =>
  doses
    .filter(({ answer }) => !answer || answer.state === 'later')
    .toSorted((one, other) =>
      (one.answer?.until ?? one.time) < (other.answer?.until ?? other.time) ? -1 : 1,
    )[0];

/** How a dose stands, in words. `today` tells yesterday's blank ones from those that are still to come. */
export function standingOf({ day, time, answer }: Dose, now: Moment): string {
  if (answer?.state === 'taken') return `Taken at ${answer.at}`;
  if (answer?.state === 'missed') return 'Missed';
  if (day < now.day) return 'Nothing was noted';
  if (day > now.day) return `Due at ${time}`;
  if (answer?.until) return `Put off to ${answer.until}`;
  return time <= now.time ? `Due since ${time}` : `Due at ${time}`;
}

/** What is wrong with an amount that the doctor types; null when it can stand. */
export function amountTrouble(amount: string): string | null {
  const text = amount.trim();
  if (text === '') return 'Write the new amount, such as half a tablet.';
  if (!/\p{L}{3}/u.test(text)) return `Say what “${text}” counts, such as ${text} drops.`;
  return null;
}
