import { isJust, isNumber, isText, listOf, orNull, recordOf, shaped } from '#lib/files/shape.ts';

/** A minute: a day as in 2026-11-17 and a time as in 08:05. */
export interface Moment {
  day: string;
  time: string;
}

/** What the patient said about one dose. */
export interface DoseAnswer {
  state: 'taken' | 'missed' | 'later';
  /** When it was said. */
  at: string;
  /** For a dose that was put off: when it is due instead. */
  until: string | null;
}

/** Entries are numbered in the order in which they were made. */
interface Numbered extends Moment {
  n: number;
}

export interface Reading extends Numbered {
  is: 'reading';
  upper: number;
  lower: number;
  pulse: number | null;
}
export interface Symptom extends Numbered {
  is: 'symptom';
  what: string;
  /** From 1, barely, to 5. */
  strength: number;
  note: string;
}
interface Question extends Numbered {
  is: 'question';
  text: string;
}
/** A sentence from the clinic; `to` is the number of the question that it answers. */
export interface Note extends Numbered {
  is: 'note';
  text: string;
  to: number | null;
  /** When the patient marked it as read. */
  seen: string | null;
}
/** The doctor's order about a medicine; without an amount it pauses. */
export interface Order extends Numbered {
  is: 'order';
  medicine: string;
  amount: string | null;
  seen: string | null;
}
export interface Slot {
  day: string;
  time: string;
}
/** The visit gets another time: chosen by the patient, or offered by the clinic. */
export interface Move extends Numbered {
  is: 'move';
  by: 'patient' | 'clinic';
  to: Slot;
  state: 'settled' | 'offered' | 'declined';
}
export type Entry = Reading | Symptom | Question | Note | Order | Move;

/** What the patient shows to helpers. */
export interface Card {
  name: string;
  born: string;
  blood: string;
  allergies: string;
  contact: string;
  phone: string;
  /** The emergency number where the patient lives. */
  emergency: string;
}

/** All that the phone and the clinic's sheet know. */
export interface Journal {
  /** The day of the first visit to this page: the sample week lies before it. */
  start: string;
  /** The number of the next entry. */
  next: number;
  doses: Readonly<Record<string, DoseAnswer>>;
  entries: readonly Entry[];
  card: Card;
}

const at = { n: isNumber, day: isText, time: isText };
const kinds = [
  shaped<Reading>({
    ...at,
    is: isJust('reading'),
    upper: isNumber,
    lower: isNumber,
    pulse: orNull(isNumber),
  }),
  shaped<Symptom>({ ...at, is: isJust('symptom'), what: isText, strength: isNumber, note: isText }),
  shaped<Question>({ ...at, is: isJust('question'), text: isText }),
  shaped<Note>({ ...at, is: isJust('note'), text: isText, to: orNull(isNumber), seen: orNull(isText) }),
  shaped<Order>({
    ...at,
    is: isJust('order'),
    medicine: isText,
    amount: orNull(isText),
    seen: orNull(isText),
  }),
  shaped<Move>({
    ...at,
    is: isJust('move'),
    by: (value) => value === 'patient' || value === 'clinic',
    to: shaped<Slot>({ day: isText, time: isText }),
    state: (value) => value === 'settled' || value === 'offered' || value === 'declined',
  }),
] as const;
const isEntry = (value: unknown): value is Entry => kinds.some((is) => is(value));

const isJournal = shaped<Journal>({
  start: isText,
  next: isNumber,
  doses: recordOf(
    shaped<DoseAnswer>({
      state: (value) => value === 'taken' || value === 'missed' || value === 'later',
      at: isText,
      until: orNull(isText),
    }),
  ),
  entries: listOf(isEntry),
  card: shaped<Card>({
    name: isText,
    born: isText,
    blood: isText,
    allergies: isText,
    contact: isText,
    phone: isText,
    emergency: isText,
  }),
});

/** Reads what was kept in this browser; null where it doesn't fit. */
export const journalFrom = (kept: unknown): Journal | null => (isJournal(kept) ? kept : null);

/** Whether one moment lies before another. */
export const isBefore = (one: Moment, other: Moment): boolean =>
  `${one.day} ${one.time}` < `${other.day} ${other.time}`;

type Unnumbered<Any extends Entry> = Any extends Entry ? Omit<Any, 'n' | 'day' | 'time'> : never;

/** Writes an entry at this moment. */
export function withEntry(journal: Journal, now: Moment, entry: Unnumbered<Entry>): Journal {
  const { day, time } = now;
  const numbered = { ...entry, n: journal.next, day, time } as Entry;
  return { ...journal, next: journal.next + 1, entries: [...journal.entries, numbered] };
}

/** Marks what the clinic wrote as read. */
export const withSeen = (journal: Journal, n: number, time: string): Journal => ({
  ...journal,
  next: journal.next + 1,
  entries: journal.entries.map((entry) =>
    entry.n === n && (entry.is === 'note' || entry.is === 'order') ? { ...entry, seen: time } : entry,
  ),
});

export const withoutEntry = (journal: Journal, n: number): Journal => ({
  ...journal,
  entries: journal.entries.filter((entry) => entry.n !== n),
});

/** The entries of one kind, in the order in which they were made. */
export const entriesOf = <Kind extends Entry['is']>(
  { entries }: Journal,
  kind: Kind,
): Extract<Entry, { is: Kind }>[] =>
  entries.filter((entry): entry is Extract<Entry, { is: Kind }> => entry.is === kind);

/** What came from the clinic and was neither read nor answered yet, the newest first. */
export const unreadOf = ({ entries }: Journal): (Note | Order | Move)[] =>
  entries
    .filter(
      (entry): entry is Note | Order | Move =>
        ((entry.is === 'note' || entry.is === 'order') && entry.seen === null) ||
        (entry.is === 'move' && entry.state === 'offered'),
    )
    .toReversed();
