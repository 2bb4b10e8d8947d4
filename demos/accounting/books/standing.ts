import { daysBetween } from '#lib/time/days.ts';

/** How a paper stands: the words for it, and how urgent it is. */
export interface Standing {
  label: string;
  tone: 'plain' | 'new' | 'done' | 'warning' | 'danger';
  is: 'open' | 'late' | 'paid' | 'part';
}

/** The status of an invoice or a bill on a day, by the amount that is still open. */
export function standingOf(open: number, total: number, due: string, day: string): Standing {
  if (open === 0) return { label: 'Paid', tone: 'done', is: 'paid' };
  const late = daysBetween(due, day);
  if (late > 0)
    return {
      label: `${late} ${late === 1 ? 'day' : 'days'} late`,
      tone: late > 14 ? 'danger' : 'warning',
      is: 'late',
    };
  if (open !== total) return { label: 'Partly paid', tone: 'new', is: 'part' };
  return {
    label: late === 0 ? 'Due today' : `Due in ${-late} ${late === -1 ? 'day' : 'days'}`,
    tone: 'plain',
    is: 'open',
  };
}

/** How old open amounts are, by the days since they were due. */
export const ages = ['Not due yet', 'Up to 14 days late', '15 to 30 days late', 'Over 30 days late'] as const;

export function ageOf(due: string, day: string): number {
  const late = daysBetween(due, day);
  return late <= 0 ? 0 : late <= 14 ? 1 : late <= 30 ? 2 : 3;
}
