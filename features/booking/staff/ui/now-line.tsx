import { useEffect, useState } from 'react';
import { clockAt } from '#lib/time/words-of-time.ts';
import type { CalendarPage } from '../pages.server.ts';
import { dayOf, minutesAt } from './placed-meetings.ts';

interface NowLineProps {
  page: Pick<CalendarPage, 'now' | 'zone'>;
  day: string;
  /** The minutes that the day shows. */
  from: number;
  until: number;
  placeOf: (minutes: number) => string;
}

/** The present moment across its day; it moves on by itself, from the server's clock. */
export function NowLine({ page, day, from, until, placeOf }: NowLineProps) {
  const { now: served, zone } = page;
  const [now, setNow] = useState(served);
  useEffect(() => {
    const opened = Date.now();
    const look = () => setNow(new Date(Date.parse(served) + Date.now() - opened).toISOString());
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, [served]);
  const minutes = minutesAt(now, zone);
  if (dayOf(now, zone) !== day || minutes < from || minutes > until) return null;
  return (
    <div
      role="img"
      aria-label={`Now, ${clockAt(now, zone)}`}
      className="pointer-events-none absolute inset-x-0 h-0.5 -translate-y-px bg-danger before:absolute before:-start-1 before:-top-[.1875rem] before:size-2 before:rounded-full before:bg-danger"
      style={{ top: placeOf(minutes) }}
    />
  );
}
