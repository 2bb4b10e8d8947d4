import type { CalendarPage } from '#features/booking/staff/pages.server.ts';
import { shownDays } from '#features/booking/staff/week.ts';
import { dateAt } from '#lib/time/words-of-time.ts';
import { momentAt } from '#lib/time/zoned-moment.ts';

/** Which day of the week, the hours by the studio's clock, with whom and about what. */
const week = [
  [0, '09:30', '10:00', 'Hanna Vogel', 'Introduction', 'Mia Berg'],
  [0, '14:00', '15:00', 'Owen Clarke', 'Technical review', 'Jonas Falk'],
  [1, '10:00', '10:30', 'Priya Nair', 'Scoping call', 'Jonas Falk'],
  [1, '10:15', '10:30', 'Tomás Ribeiro', 'Introduction', 'Mia Berg'],
  [2, '11:00', '12:00', 'Amira Haddad', 'Technical review', 'Mia Berg'],
  [3, '09:00', '09:30', 'Lina Sandberg', 'Scoping call', 'Jonas Falk'],
  [3, '15:30', '16:00', 'Rui Tanaka', 'Scoping call', 'Mia Berg'],
  [4, '10:30', '11:00', 'Greta Holm', 'Introduction', 'Mia Berg'],
] as const;

/** This week with meetings of people who do not exist. */
export function sampleCalendar(moment: Date, zone: string): CalendarPage {
  const today = dateAt(moment.toISOString(), zone);
  const { days, before, after } = shownDays('week', today);
  const at = (day: number, clock: string) => momentAt(`${days[day]}T${clock}`, zone) ?? moment;
  return {
    view: 'week',
    day: today,
    days,
    before,
    after,
    zone,
    today,
    now: moment.toISOString(),
    hosts: [],
    host: null,
    absences: [],
    blocks: [],
    picked: null,
    // From nine to five on working days.
    open: Object.fromEntries(days.map((day, at) => [day, at < 5 ? [{ from: 9 * 60, to: 17 * 60 }] : []])),
    meetings: week.map(([day, from, to, name, type, host]) => ({
      id: `${day}-${from}`,
      name,
      type,
      host,
      start: at(day, from).toISOString(),
      end: at(day, to).toISOString(),
      standing: at(day, to) <= moment ? 'over' : 'upcoming',
    })),
  };
}
