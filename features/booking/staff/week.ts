import { Temporal } from 'temporal-polyfill';

/** How the calendar is looked at. */
export const calendarViews = ['week', 'day', 'month'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The days that a view shows, and the days that the ways back and on lead to. */
interface ShownDays {
  days: string[];
  before: string;
  after: string;
}

/** The days of the week, the month or the day around a date. */
export function shownDays(view: CalendarView, date: string): ShownDays {
  const day = Temporal.PlainDate.from(date);
  const listed = (from: Temporal.PlainDate, count: number) =>
    Array.from({ length: count }, (_, index) => from.add({ days: index }).toString());
  if (view === 'day')
    return {
      days: [date],
      before: day.subtract({ days: 1 }).toString(),
      after: day.add({ days: 1 }).toString(),
    };
  if (view === 'month') {
    const first = day.with({ day: 1 });
    return {
      days: listed(first, first.daysInMonth),
      before: first.subtract({ months: 1 }).toString(),
      after: first.add({ months: 1 }).toString(),
    };
  }
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return {
    days: listed(monday, 7),
    before: monday.subtract({ days: 7 }).toString(),
    after: monday.add({ days: 7 }).toString(),
  };
}

/** Something with a beginning and an end, in minutes of its day. */
export interface Block {
  from: number;
  to: number;
}

/** Puts what overlaps side by side: gives each block its lane and how many lanes its group has. */
export function inLanes<T extends Block>(blocks: readonly T[]): (T & { lane: number; lanes: number })[] {
  const placed: (T & { lane: number; lanes: number })[] = [];
  let group: (T & { lane: number; lanes: number })[] = [];
  let until = -1;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    placed.push(...group.map((block) => ({ ...block, lanes })));
    group = [];
  };
  for (const block of blocks.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (block.from >= until && group.length > 0) close();
    const taken = new Set(group.filter(({ to }) => to > block.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ ...block, lane, lanes: 1 });
    until = Math.max(group.length === 1 ? -1 : until, block.to);
  }
  if (group.length > 0) close();
  return placed;
}

/** The hours that a calendar has to show for these blocks: from eight to six at least. */
export function shownHours(blocks: readonly Block[]): { first: number; last: number } {
  const first = Math.min(8, ...blocks.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(18, ...blocks.map(({ to }) => Math.ceil(to / 60)));
  return { first, last: Math.min(24, last) };
}

/** An hour after a time of day, and at most the last minute of it. */
export function hourAfter(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours >= 23 ? '23:59' : `${String(hours + 1).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
