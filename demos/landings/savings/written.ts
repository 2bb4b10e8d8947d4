import { grouped } from '#lib/money/grouped.ts';
import { overtakes, type Plan, type YearEnd } from './grow.ts';

/** Whole euros, as the page shows them: 1397414 is 13,974. */
export const euros = (cents: number): string => grouped(Math.round(cents / 100));

/** To the cent, as a spreadsheet reads it. */
export const written = (cents: number): string => (cents / 100).toFixed(2);

/** When the interest of a year passes what is paid in during it, as a sentence. */
export function turningPoint(plan: Plan, years: readonly YearEnd[]): string {
  if (plan.monthly === 0 && plan.first === 0)
    return 'Nothing saved, nothing grown. Move one of the first two sliders.';
  if (plan.rate === 0) return 'Without interest, it’s all your own money.';
  if (plan.monthly === 0) return 'You pay in once. The rest of the hill is interest.';
  const year = overtakes(plan, years);
  return year === null
    ? 'In each of these years, you pay in more than the interest adds.'
    : `From year ${year}, a year’s interest is more than you pay in.`;
}
