import {
  CalendarClock,
  FileText,
  Handshake,
  Inbox,
  type LucideIcon,
  Mail,
  MoveRight,
  Phone,
  StickyNote,
} from 'lucide-react';
import { dayAndMonth, shortWeekday } from '#lib/time/day-words.ts';
import { daysBetween } from '#lib/time/days.ts';
import type { Activity, Reminder } from '../records.ts';
import { nameOf } from '../staff.ts';

const kinds: Readonly<Record<Activity['kind'], { Icon: LucideIcon; name: string }>> = {
  call: { Icon: Phone, name: 'Call' },
  email: { Icon: Mail, name: 'Email' },
  meeting: { Icon: Handshake, name: 'Meeting' },
  note: { Icon: StickyNote, name: 'Note' },
  quote: { Icon: FileText, name: 'Quote' },
  enquiry: { Icon: Inbox, name: 'Enquiry' },
  stage: { Icon: MoveRight, name: 'Deal' },
};

interface LineOfTimeProps {
  activities: readonly Activity[];
  reminders: readonly Reminder[];
  day: string;
}

const row = 'relative grid grid-cols-[3.75rem_2.25rem_minmax(0,1fr)] gap-x-2';

function Mark({ Icon, className = '' }: { Icon: LucideIcon; className?: string }) {
  return (
    <span className={`z-1 grid size-9 place-items-center rounded-full ${className}`}>
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}

/** Everything with one person, what is promised first, then the last talk; silence is as long as it was. */
export function LineOfTime({ activities, reminders, day }: LineOfTimeProps) {
  const past = activities.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  const ahead = reminders.toSorted((a, b) => (a.day + a.time < b.day + b.time ? 1 : -1));
  if (past.length + ahead.length === 0)
    return (
      <p className="text-mute">Nothing yet. What you log about your first conversation will appear here.</p>
    );
  return (
    <ol className="relative before:absolute before:inset-y-3 before:start-[5.3125rem] before:w-px before:bg-line">
      {ahead.map((each) => (
        <li key={each.id} className={`${row} pb-3`}>
          <span className={`pt-1.5 text-[.8125rem] ${each.day < day ? 'text-danger' : 'text-mute'}`}>
            {each.day === day ? 'Today' : dayAndMonth(each.day)}
          </span>
          <Mark
            Icon={CalendarClock}
            className={each.day < day ? 'bg-danger text-paper' : 'bg-ink text-paper'}
          />
          <p className="pt-1.5 font-medium">
            {each.text}
            {each.time ? ` at ${each.time}` : ''}
          </p>
        </li>
      ))}
      {past.map(({ id, day: at, kind, text, by }, index) => {
        const silence = daysBetween(at, index === 0 ? day : (past[index - 1]?.day ?? day));
        const { Icon, name } = kinds[kind];
        return (
          <li key={id} className={row} style={{ paddingBlockStart: `${Math.min(silence, 40) * 0.09}rem` }}>
            <span className="pt-1.5 text-[.8125rem] text-mute" title={`${shortWeekday(at)} ${at}`}>
              {at === day ? 'Today' : dayAndMonth(at)}
            </span>
            <Mark
              Icon={Icon}
              className={kind === 'enquiry' ? 'bg-hue text-on-hue' : 'border border-line bg-raised'}
            />
            <div className="pt-1.5 pb-3">
              <p className="text-[.8125rem] text-mute">
                {name}
                {by ? `, ${nameOf(by)}` : ''}
                {silence >= 10 ? ` · ${silence} days before the next` : ''}
              </p>
              <p className="text-[.9375rem]">{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
