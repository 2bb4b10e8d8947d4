import { clockAt, dateAt } from '#lib/time/words-of-time.ts';
import type { Overview } from '../overview/overview.ts';
import { sampleCalendar } from './sample-bookings.ts';
import { sampleRevenue } from './sample-invoices.ts';
import { sampleStages } from './sample-leads.ts';

/** The overview of a morning at a studio that does not exist. */
export function sampleOverview(moment: Date, zone: string): Overview {
  const { meetings, today } = sampleCalendar(moment, zone);
  return {
    overdue: [
      {
        id: 'enquiries',
        title: '1 enquiry waits longer than we promised',
        note: 'We promise an answer within 8 opening hours',
        count: 1,
        href: '?see=inbox',
        kind: 'late',
      },
      {
        id: 'invoices',
        title: '1 invoice is past due',
        note: '€5,236.00',
        count: 1,
        href: '?see=invoices',
        kind: 'late',
      },
      {
        id: 'waiting',
        title: '2 enquiries wait for an answer',
        note: 'Still within the time we promise',
        count: 2,
        href: '?see=inbox',
        kind: 'waits',
      },
    ],
    today: meetings
      .filter(({ start }) => dateAt(start, zone) === today)
      .map(({ id, start, name, type, host }) => ({
        id,
        time: clockAt(start, zone),
        title: `${type} with ${name}`,
        note: host,
        href: '?see=bookings',
      })),
    pipeline: sampleStages(),
    money: sampleRevenue(moment),
  };
}
