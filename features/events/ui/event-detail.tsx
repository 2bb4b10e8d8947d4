import type { ReactNode } from 'react';
import type { FieldRules } from '#lib/forms/field-rules.ts';
import type { Refusal } from '#lib/forms/refusal.ts';
import { clockAt, dayAt, placeOf, shortDayAt } from '#lib/time/words-of-time.ts';
import { Agenda } from '#ui/data/agenda.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { CalendarLinks } from '#ui/data/calendar-links.tsx';
import { DetailPage, DetailSection } from '#ui/kinds/detail-page.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import type { NamedText } from '#ui/text/rule-list.tsx';
import type { PlaceClock } from '../clocks.ts';
import type { EventPage } from '../page.server.ts';
import { EventCover } from './event-cover.tsx';
import { OtherClock } from './other-clock.tsx';
import { RegisterForm } from './register-form.tsx';
import { SeatCells } from './seat-cells.tsx';
import { SpeakerColumns } from './speaker-columns.tsx';
import { kindWords } from './words.ts';

interface EventDetailProps {
  page: EventPage;
  /** What the schema of the page's form asks of its fields. */
  rules: FieldRules;
  refused: Refusal | null;
  clocks: readonly PlaceClock[];
  length: string;
  /** More that can be done with an event, below the buttons. */
  more?: ReactNode;
}

const open = (page: EventPage): boolean => page.status === 'published' && !page.begun;

/** What one can do about an event now. */
function actionsOf(page: EventPage): {
  primary: { label: string; href: string };
  secondary?: { label: string; href: string };
} {
  const ask = { label: 'Ask for a date', href: '/contact-us' };
  if (open(page)) {
    const free = page.tickets.some(({ left }) => left > 0);
    return { primary: { label: free ? 'Reserve a seat' : 'Join the waiting list', href: '#take-a-seat' } };
  }
  if (page.recording) return { primary: { label: 'See the recap', href: page.recording }, secondary: ask };
  return { primary: ask, secondary: { label: 'See upcoming events', href: '/events' } };
}

const stateOf = (page: EventPage): string => {
  if (page.status === 'cancelled') return 'Cancelled';
  if (page.over) return 'This event is over';
  return page.begun ? 'This event has started' : '';
};

function Parts({ page, clocks }: { page: EventPage; clocks: readonly PlaceClock[] }) {
  const [first, second] = clocks;
  const own = first?.zone ?? page.zone;
  return (
    <Agenda
      parts={page.agenda.map(({ start, minutes, title, text }) => ({
        at: clockAt(start, own),
        ...(second ? { also: clockAt(start, second.zone) } : {}),
        title,
        text,
        note: `${minutes} min`,
      }))}
    />
  );
}

/** What counts at the thumb: seats, and when. */
function Bar({ page }: { page: EventPage }) {
  const left = page.tickets.reduce((sum, ticket) => sum + ticket.left, 0);
  return (
    <>
      <span className="block font-semibold">
        {left > 0 ? `${left} ${left === 1 ? 'seat' : 'seats'} left` : 'All seats are taken'}
      </span>
      <span className="block text-sm text-mute">
        Free, {shortDayAt(page.start, page.zone)}, {clockAt(page.start, page.zone)} {placeOf(page.zone)}
      </span>
    </>
  );
}

/** ‘45 minutes, minute by minute’ would stutter. */
const minuteHeading = (length: string): string =>
  length.endsWith('minutes') ? `${length}, in order` : `${length}, minute by minute`;

/** One event: what happens, when by which clock, who leads it, and the form that takes a seat. */
export function EventDetail({ page, rules, refused, clocks, length, more }: EventDetailProps) {
  const [first, second] = clocks;
  const state = stateOf(page);
  const modes = page.tickets.map(({ name }) => name).join(' and ');
  const terms: NamedText[] = [
    ...clocks.map(({ place, span }): NamedText => [place, span]),
    ['Length', length],
    ...(page.place
      ? [['Where', `${page.place}${page.tickets.length > 1 ? ', or online' : ''}`] as const]
      : [['Where', 'Online'] as const]),
    ...(open(page) ? [['Costs', 'Nothing'] as const] : []),
  ];
  return (
    <DetailPage
      back={{ href: '/events', label: 'All events' }}
      heading={page.title}
      facts={[
        kindWords[page.kind],
        `${shortDayAt(page.start, page.zone)} ${page.start.slice(0, 4)}`,
        modes,
      ].join(' · ')}
      figure={<EventCover page={page} />}
      lead={page.summary}
      action={{
        title: state || dayAt(page.start, page.zone),
        terms: state ? [['Date', dayAt(page.start, page.zone)], ...terms] : terms,
        ...actionsOf(page),
        ...(open(page) ? { bar: <Bar page={page} /> } : {}),
        detail: open(page) ? (
          <div className="grid gap-5">
            <SeatCells tickets={page.tickets} />
            <CalendarLinks file={`/event/${page.slug}.ics`} {...page.calendars} />
          </div>
        ) : null,
        more,
        note: open(page)
          ? 'Can’t come? Cancel on your ticket’s page, and the first person on the waiting list gets your seat.'
          : 'We also run every workshop for single teams, on a date you choose.',
      }}
    >
      {page.status === 'cancelled' ? (
        <Alert tone="danger" heading="This event has been cancelled">
          {page.message || 'If you had a seat, you don’t have to do anything.'}
        </Alert>
      ) : null}
      {open(page) ? (
        <DetailSection id="take-a-seat" heading="Reserve a seat">
          <RegisterForm page={page} rules={rules} refused={refused} />
        </DetailSection>
      ) : null}
      <DetailSection
        heading={minuteHeading(length)}
        aside={
          second && first ? (
            <>
              Times in <span className="font-medium text-ink">{placeOf(first.zone)}</span>, then{' '}
              {placeOf(second.zone)}
            </>
          ) : (
            placeOf(page.zone)
          )
        }
      >
        <Parts page={page} clocks={clocks} />
        <OtherClock path={`/event/${page.slug}`} zone={page.askedZone} />
      </DetailSection>
      <DetailSection heading="What to expect">
        <RichText text={page.body} />
      </DetailSection>
      {page.speakers.length > 0 ? (
        <DetailSection heading="Who you’ll meet">
          <SpeakerColumns speakers={page.speakers} />
        </DetailSection>
      ) : null}
      {page.related.length > 0 ? (
        <DetailSection heading="Related events">
          <LinkRows
            rows={page.related.map((each) => ({
              href: `/event/${each.slug}`,
              label: each.title,
              note: each.over ? `Past ${each.kind}` : shortDayAt(each.start, each.zone),
            }))}
          />
        </DetailSection>
      ) : null}
    </DetailPage>
  );
}
