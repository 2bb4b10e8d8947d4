import { writeCalendar } from '#lib/time/ics.ts';

/** What somebody enters of a meeting, as its fields give it. */
interface TypedEntry {
  title: string;
  /** `2026-11-24` */
  day: string;
  /** `10:00`, in the visitor's time zone. */
  time: string;
  minutes: string;
}

export type EntryProblems = Partial<Record<keyof TypedEntry, string>>;

/** The entry as a calendar file, or what is wrong beside each field. */
export function entryText(
  { title, day, time, minutes }: TypedEntry,
  { uid, stamp }: { uid: string; stamp: Date },
): { text: string } | { problems: EntryProblems } {
  const start = new Date(`${day}T${time}`);
  const length = Number(minutes);
  const problems: EntryProblems = {
    ...(title.trim() ? null : { title: 'Enter what the meeting is called.' }),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) ? null : { day: 'Enter the day of the meeting.' }),
    ...(/^\d{2}:\d{2}$/.test(time) ? null : { time: 'Enter when it begins, such as 10:00.' }),
    ...(Number.isInteger(length) && length >= 5 && length <= 1440
      ? null
      : { minutes: 'Enter 5 to 1440 minutes.' }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  if (Number.isNaN(start.getTime())) return { problems: { day: 'That day doesn’t exist.' } };
  const text = writeCalendar({
    product: 'Directory of integrations',
    events: [
      {
        uid,
        sequence: 0,
        stamp,
        start,
        end: new Date(start.getTime() + length * 60_000),
        summary: title.trim(),
        status: 'CONFIRMED',
      },
    ],
  });
  return { text };
}
