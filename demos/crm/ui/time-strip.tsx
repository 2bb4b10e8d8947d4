import { daysBetween, daysLater } from '#lib/time/days.ts';
import type { Activity, Reminder } from '../records.ts';

/** How far a strip looks back and ahead, in days. */
export const stripDays = { back: 60, ahead: 14 } as const;
const whole = stripDays.back + stripDays.ahead;

/** Where a day stands on a strip, in percent; null beyond its ends. */
function placeOn(day: string, today: string): number | null {
  const at = daysBetween(daysLater(today, -stripDays.back), day);
  return at < 0 || at > whole ? null : (at / whole) * 100;
}

const looks: Readonly<Record<Activity['kind'], string>> = {
  meeting: 'size-3.5 bg-(--series-1)',
  call: 'size-2.5 bg-(--series-1)',
  email: 'size-2.5 border-2 border-(--series-1) bg-paper',
  quote: 'size-3 rotate-45 rounded-[2px] bg-(--series-2)',
  enquiry: 'size-3 border-[2.5px] border-(--series-2) bg-paper',
  note: 'size-1.5 bg-mute',
  stage: 'size-1.5 bg-mute',
};

interface TimeStripProps {
  activities: readonly Activity[];
  reminders: readonly Reminder[];
  day: string;
}

/** Two months of one person on a line, and what was promised for the next two weeks. Their page says it in words. */
export function TimeStrip({ activities, reminders, day }: TimeStripProps) {
  const now = placeOn(day, day) ?? 0;
  return (
    <span aria-hidden="true" className="relative block h-8">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
      <span className="absolute inset-y-0 w-px bg-outline" style={{ insetInlineStart: `${now}%` }} />
      {activities.map((each) => {
        const at = placeOn(each.day, day);
        return at === null ? null : (
          <span
            key={each.id}
            className={`absolute top-1/2 -ms-1.5 -translate-y-1/2 rounded-full ${looks[each.kind]}`}
            style={{ insetInlineStart: `${at}%` }}
          />
        );
      })}
      {reminders.map((each) => {
        const at = placeOn(each.day, day);
        const late = each.day < day;
        return at === null ? null : (
          <span
            key={each.id}
            className={`absolute top-0.5 -ms-px h-7 w-1 rounded-full ${late ? 'bg-danger' : 'bg-ink'}`}
            style={{ insetInlineStart: `${at}%` }}
          />
        );
      })}
    </span>
  );
}

const key = [
  ['email', 'Email'],
  ['call', 'Call'],
  ['meeting', 'Meeting'],
  ['enquiry', 'They wrote'],
  ['quote', 'Quote'],
] as const;

/** What the signs on the strips mean. */
export function StripKey() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[.8125rem] text-mute print:hidden">
      {key.map(([kind, name]) => (
        <li key={kind} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`rounded-full ${looks[kind]}`} />
          {name}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="h-3.5 w-1 rounded-full bg-ink" />
        Promised
      </li>
    </ul>
  );
}
