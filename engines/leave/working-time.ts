import { weekdayOf } from './days.ts';
import { type Country, holidayOn } from './holidays.ts';

/** What somebody agreed to work, from a day on. A change of hours is another contract. */
export interface Contract {
  from: string;
  /** The last day, or null while it goes on. */
  to: string | null;
  /** Minutes of work from Monday to Sunday. */
  week: readonly number[];
  /** Days of leave a year, as for somebody who works five days a week. */
  leaveDays: number;
}

/** The contract that holds on a day. */
export const contractOn = <C extends Contract>(contracts: readonly C[], day: string): C | null =>
  contracts.find(({ from, to }) => from <= day && (to === null || to >= day)) ?? null;

/** Minutes of work in a week. */
export const weekMinutes = ({ week }: Pick<Contract, 'week'>): number =>
  week.reduce((sum, minutes) => sum + minutes, 0);

/** Minutes of an average day of work: what "one day" of leave means to this person. */
export function usualDay({ week }: Pick<Contract, 'week'>): number {
  const worked = week.filter((minutes) => minutes > 0).length;
  return worked === 0 ? 480 : weekMinutes({ week }) / worked;
}

/** Leave of a year in minutes: its days are fifths of the agreed week. */
export const yearlyLeave = (contract: Contract): number =>
  Math.round((contract.leaveDays * weekMinutes(contract)) / 5);

/** Minutes that somebody would work on a day: none without a contract, on free weekdays and on public holidays. */
export function plannedMinutes(contracts: readonly Contract[], country: Country, day: string): number {
  const minutes = contractOn(contracts, day)?.week[weekdayOf(day)] ?? 0;
  return minutes > 0 && holidayOn(country, day) !== null ? 0 : minutes;
}
