import {
  Archive,
  CircleDot,
  Clock,
  ClockAlert,
  type LucideIcon,
  MailQuestionMark,
  MoonStar,
} from 'lucide-react';
import { Badge } from '#ui/data/badge.tsx';
import type { ShownRow } from '../page.server.ts';

/** The sign of each standing, as it is known from its word. */
export const standingIcons: Readonly<Record<string, LucideIcon>> = {
  New: CircleDot,
  'Waiting for us': ClockAlert,
  'Waiting for them': Clock,
  Unconfirmed: MailQuestionMark,
  Snoozed: MoonStar,
  Closed: Archive,
};

interface InboxRowsProps {
  rows: readonly ShownRow[];
  /** The reference of the one that is open. */
  open: string | null;
  href: (reference: string) => string;
}

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 @md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_7.5rem_3rem] @md:gap-x-2';

/** Conversations, what waits for us first: a line each where there is room, two lines on a phone. */
export function InboxRows({ rows, open, href }: InboxRowsProps) {
  return (
    <>
      <div aria-hidden="true" className={`${columns} hidden! h-10 px-5 text-[.8125rem] text-mute @md:grid!`}>
        <span>Name</span>
        <span>About</span>
        <span>Stage</span>
        <span className="text-end">Since</span>
      </div>
      <ul aria-label="Conversations">
        {rows.map(({ reference, name, title, about, standing, since, seen, late, assignee }) => (
          <li key={reference} className="border-t border-line first:border-t-0 @md:first:border-t">
            <a
              href={href(reference)}
              aria-current={reference === open ? 'true' : undefined}
              title={assignee ? `${title} · ${assignee}` : title}
              className={`${columns} min-h-18 gap-y-1 border-s-3 border-transparent ps-[.8125rem] pe-4 py-2.5 text-[.90625rem] hover:bg-selected @4xl/inbox:aria-[current]:border-ink @4xl/inbox:aria-[current]:bg-selected @md:min-h-11 @md:py-1 @md:ps-4.25 @md:pe-5`}
            >
              <span
                className={`min-w-0 truncate text-base @md:text-[.90625rem] ${seen ? '' : 'font-semibold'}`}
              >
                {name}
              </span>
              <span className="order-3 min-w-0 truncate text-mute @md:order-none">{about || title}</span>
              <Badge
                tone={standing.tone}
                icon={standingIcons[standing.word]}
                className="order-4 whitespace-nowrap @md:order-none"
              >
                {standing.word}
              </Badge>
              <span
                className={`mono-label order-2 whitespace-nowrap text-end text-[.78125rem] @md:order-none ${late ? 'font-medium text-danger' : 'text-mute'}`}
              >
                {since}
                {late ? <span className="sr-only">, longer than we promise</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
