import { dayNumber, daysInMonth, earlier, later } from './days.ts';
import { type Contract, yearlyLeave } from './working-time.ts';

/** Leave that a month of work earns. */
export interface Earned {
  /** The first day of work in that month, when it is credited. */
  day: string;
  minutes: number;
}

// A twelfth of a year's leave for the days of a month that a contract covers: the lowest number that 28, 29, 30
// and 31 all divide makes every share a whole one, so nothing is rounded before the sum.
const sharesOfMonth = 377_580;

const two = (number: number) => String(number).padStart(2, '0');

/** The leave earned in each month of a year. The months always add up to the rounded whole. */
export function earnedIn(contracts: readonly Contract[], year: number): Earned[] {
  const earned: Earned[] = [];
  let shares = 0;
  let credited = 0;
  for (let month = 1; month <= 12; month += 1) {
    const length = daysInMonth(year, month);
    const [first, last] = [`${year}-${two(month)}-01`, `${year}-${two(month)}-${length}`];
    let day: string | null = null;
    for (const contract of contracts) {
      const from = later(first, contract.from);
      const to = earlier(last, contract.to ?? last);
      if (from > to) continue;
      shares += yearlyLeave(contract) * (dayNumber(to) - dayNumber(from) + 1) * (sharesOfMonth / length);
      day = day === null ? from : earlier(day, from);
    }
    const total = Math.round(shares / (12 * sharesOfMonth));
    if (day !== null) earned.push({ day, minutes: total - credited });
    credited = total;
  }
  return earned;
}
