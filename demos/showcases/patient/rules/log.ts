import { dayAndLongMonth, weekday } from '#lib/time/day-words.ts';
import { clinic, medicines, strengths } from '../words.ts';
import type { Dose } from './doses.ts';
import { type Entry, entriesOf, type Journal, type Slot } from './journal.ts';
import { saidReading } from './readings.ts';
import { isUrgentText, readingFlag, symptomFlag } from './red-flags.ts';

/** One line of the clinic's sheet. */
export interface LogLine {
  key: string;
  time: string;
  /** Who entered it. */
  from: 'phone' | 'clinic';
  text: string;
  /** Whether the phone showed the emergency number. */
  isRed: boolean;
  /** A question that nobody answered yet, by its number. */
  open: number | null;
}

export const slotSaid = ({ day, time }: Slot): string => `${weekday(day)}, ${dayAndLongMonth(day)}, ${time}`;

const seenSaid = (seen: string | null): string => (seen ? ` Read at ${seen}.` : '');

function entryText(entry: Entry): string {
  switch (entry.is) {
    case 'reading':
      return `Blood pressure ${saidReading(entry)}`;
    case 'symptom': {
      const strength = strengths[entry.strength - 1] ?? '';
      return `${entry.what}, ${strength}${entry.note ? `: ${entry.note}` : ''}`;
    }
    case 'question':
      return `Asks: ${entry.text}`;
    case 'note':
      return `${clinic.nurse}: ${entry.text}${seenSaid(entry.seen)}`;
    case 'order': {
      const name = medicines.find(({ id }) => id === entry.medicine)?.name ?? entry.medicine;
      const order = entry.amount === null ? `pause ${name}` : `${name}, ${entry.amount}`;
      return `${clinic.doctor} orders: ${order}, from now on.${seenSaid(entry.seen)}`;
    }
    case 'move':
      return entry.by === 'patient'
        ? `Visit moved to ${slotSaid(entry.to)}`
        : `Visit offered for ${slotSaid(entry.to)}: ${entry.state === 'settled' ? 'accepted' : entry.state === 'declined' ? 'not taken' : 'waiting for an answer'}`;
  }
}

function isRed(entry: Entry, emergency: string): boolean {
  if (entry.is === 'reading') return readingFlag(entry, emergency) !== null;
  if (entry.is === 'symptom') return symptomFlag(entry, emergency) !== null;
  return entry.is === 'question' && isUrgentText(entry.text);
}

const isFromClinic = (entry: Entry): boolean =>
  entry.is === 'note' || entry.is === 'order' || (entry.is === 'move' && entry.by === 'clinic');

const doseText = ({ medicine, amount, time, answer }: Dose): string =>
  `${medicine.name} due at ${time}, ${amount}: ${answer?.until ? `put off to ${answer.until}` : answer?.state}`;

/** All that happened on a day, from both sides, the newest on top. */
export function logOf(journal: Journal, doses: readonly Dose[], day: string): LogLine[] {
  const answered = new Set(entriesOf(journal, 'note').map(({ to }) => to));
  const entries = journal.entries
    .filter((entry) => entry.day === day)
    .map((entry) => ({
      key: `entry ${entry.n}`,
      time: entry.time,
      from: isFromClinic(entry) ? ('clinic' as const) : ('phone' as const),
      text: entryText(entry),
      isRed: isRed(entry, journal.card.emergency),
      open: entry.is === 'question' && !answered.has(entry.n) ? entry.n : null,
    }));
  const said = doses.flatMap((dose) =>
    dose.answer
      ? [
          {
            key: `dose ${dose.key} ${dose.answer.state}`,
            time: dose.answer.at,
            from: 'phone' as const,
            text: doseText(dose),
            isRed: false,
            open: null,
          },
        ]
      : [],
  );
  return [...said, ...entries].toReversed().toSorted((one, other) => other.time.localeCompare(one.time));
}
