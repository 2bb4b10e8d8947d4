/** The two reminders of a meeting. */
const reminderKinds = ['day', 'hour'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** A meeting as far as its reminders care. */
export interface Remindable {
  startAt: Date;
  /** When its time was last set. */
  scheduledAt: Date;
  remindedDayAt: Date | null;
  remindedHourAt: Date | null;
}

const minute = 60_000;
const hour = 60 * minute;

interface Window {
  sent: (meeting: Remindable) => Date | null;
  /** How long before the start it goes out, at the earliest and at the latest. */
  earliest: number;
  latest: number;
  /** Anyone who set the time later than this before the start still remembers it. */
  scheduledBefore: number;
}

const windows: Record<ReminderKind, Window> = {
  // After a long absence a reminder 'of tomorrow' shortly before the start would only confuse: the other one comes.
  day: {
    sent: (one) => one.remindedDayAt,
    earliest: 24 * hour,
    latest: 3 * hour,
    scheduledBefore: 26 * hour,
  },
  hour: { sent: (one) => one.remindedHourAt, earliest: hour, latest: 10 * minute, scheduledBefore: 2 * hour },
};

/** The longest time before a start at which a reminder can be due. */
export const earliestReminder = windows.day.earliest;

/** Which reminders should go out now: each once, also late, but none that would come too late to help. */
export function remindersDue(meeting: Remindable, now: Date): ReminderKind[] {
  const start = meeting.startAt.getTime();
  const left = start - now.getTime();
  const aheadWhenScheduled = start - meeting.scheduledAt.getTime();
  return reminderKinds.filter((kind) => {
    const { sent, earliest, latest, scheduledBefore } = windows[kind];
    return (
      sent(meeting) === null && left <= earliest && left > latest && aheadWhenScheduled >= scheduledBefore
    );
  });
}
