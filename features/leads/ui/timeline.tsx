import {
  Bookmark,
  CalendarCheck,
  FileText,
  LockKeyhole,
  type LucideIcon,
  Mail,
  MessageSquare,
  PencilLine,
  Receipt,
  Ticket,
} from 'lucide-react';
import { clockAt, dayAt } from '#lib/time/words-of-time.ts';
import type { TimelineEntry } from '../source.ts';

const icons: Record<TimelineEntry['kind'], LucideIcon> = {
  enquiry: MessageSquare,
  meeting: CalendarCheck,
  event: Ticket,
  newsletter: Mail,
  saved: Bookmark,
  quote: FileText,
  invoice: Receipt,
  note: LockKeyhole,
  change: PencilLine,
};

interface TimelineProps {
  entries: readonly TimelineEntry[];
  zone: string;
}

/** All that happened with somebody, in every part of the site, the latest first. */
export function Timeline({ entries, zone }: TimelineProps) {
  if (entries.length === 0) return <p className="text-mute">Nothing has happened yet.</p>;
  return (
    <ol aria-label="What happened" className="grid gap-4">
      {entries.map(({ id, at, kind, title, text, href }, index) => {
        const Icon = icons[kind];
        const day = dayAt(at, zone);
        const before = entries[index - 1];
        const isFirst = !before || dayAt(before.at, zone) !== day;
        const isNote = kind === 'note';
        return (
          <li key={id}>
            {isFirst ? (
              <p className="mb-4 flex items-center gap-3 text-[.8125rem] text-mute after:h-px after:flex-1 after:bg-line">
                {day} {at.slice(0, 4)}
              </p>
            ) : null}
            <div className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3">
              <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 text-mute" />
              <div className="min-w-0">
                <p
                  className={`text-[.9375rem] leading-snug wrap-anywhere ${kind === 'change' ? 'text-mute' : 'font-[540]'}`}
                >
                  {href ? (
                    <a
                      href={href}
                      className="underline decoration-line underline-offset-4 hover:decoration-current"
                    >
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                  {isNote ? <span className="font-normal text-mute"> wrote a staff note</span> : null}
                </p>
                {text ? (
                  <p
                    className={`mt-1 whitespace-pre-line text-[.9375rem] wrap-anywhere ${isNote ? 'rounded-input border border-dashed border-outline px-3.5 py-2.5' : 'text-mute'}`}
                  >
                    {text}
                  </p>
                ) : null}
              </div>
              <time dateTime={at} className="mono-label mt-0.5 text-[.78125rem] text-mute">
                {clockAt(at, zone)}
              </time>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
