import { daysLater } from '#lib/time/days.ts';
import { earnedIn } from './accrual.ts';
import type { DayTaken } from './request.ts';
import { type Contract, weekMinutes } from './working-time.ts';

/** Leave on a day: granted, or asked for and not yet answered. Both count. */
export interface LeaveDay extends DayTaken {
  held: boolean;
  /** The request that it belongs to. */
  request: string;
}

/** What of a year's leave survives its end. */
interface CarryRule {
  /** Days at most, as for a week of five days. */
  days: number;
  /** The last day on which carried leave can be taken, as month and day before the last of the year: '03-31'. */
  until: string;
}

/** One line of how a balance came about. */
export interface Entry {
  day: string;
  kind: 'carried' | 'earned' | 'taken' | 'held' | 'lapsed' | 'cut';
  /** What it adds, or takes away when negative. */
  minutes: number;
  /** For what was taken or held. */
  request?: string;
}

export interface Account {
  contracts: readonly Contract[];
  /** With what somebody comes into the first year that is counted. */
  opening: { year: number; minutes: number };
  leave: readonly LeaveDay[];
  carry: CarryRule;
}

const sum = (entries: readonly { minutes: number }[]) =>
  entries.reduce((total, { minutes }) => total + minutes, 0);

/** How much may be carried out of a year, by the contract that holds at its end. */
function mostCarried({ contracts, carry }: Account, year: number): number {
  const last = contracts.findLast(({ from }) => from <= `${year}-12-31`);
  return last ? Math.round((carry.days * weekMinutes(last)) / 5) : 0;
}

function yearOf(account: Account, year: number, carried: number): Entry[] {
  const ofYear = account.leave.filter(({ day }) => day.startsWith(`${year}-`));
  const until = `${year}-${account.carry.until}`;
  const entries: Entry[] = [
    ...(carried === 0 ? [] : [{ day: `${year}-01-01`, kind: 'carried' as const, minutes: carried }]),
    ...earnedIn(account.contracts, year).map((earned) => ({ ...earned, kind: 'earned' as const })),
    ...ofYear.map(({ day, minutes, held, request }) => ({
      day,
      kind: held ? ('held' as const) : ('taken' as const),
      minutes: -minutes,
      request,
    })),
  ];
  // Carried leave is used first; what is left of it after its last day is gone.
  const left = carried - sum(ofYear.filter(({ day }) => day <= until));
  if (left > 0) entries.push({ day: daysLater(until, 1), kind: 'lapsed', minutes: -left });
  const cut = sum(entries) - mostCarried(account, year);
  if (cut > 0) entries.push({ day: `${year}-12-31`, kind: 'cut', minutes: -cut });
  return entries.sort(byDay);
}

// On one day what is added stands before what is taken, and the end of the year comes last.
const ranks = { carried: 0, lapsed: 1, earned: 2, taken: 3, held: 4, cut: 5 };
const byDay = (one: Entry, other: Entry) =>
  one.day === other.day ? ranks[one.kind] - ranks[other.kind] : one.day < other.day ? -1 : 1;

/** Every line of one year, the oldest first. Its sum goes into the next year. */
export function ledgerOf(account: Account, year: number): Entry[] {
  let carried = account.opening.minutes;
  for (let before = account.opening.year; before < year; before += 1)
    carried = sum(yearOf(account, before, carried));
  return yearOf(account, year, carried);
}

/** The balance of an account at the end of a day. */
export const balanceOn = (ledger: readonly Entry[], day: string): number =>
  sum(ledger.filter((entry) => entry.day <= day));

/**
 * What may still be taken on a day: as much as leaves the account at or above zero on that day and on every later one
 * of the year. Leave that would lapse or be cut later is free before.
 */
export function freeOn(ledger: readonly Entry[], day: string): number {
  let [total, saved] = [0, 0];
  let free = Number.POSITIVE_INFINITY;
  let started = false;
  for (const entry of ledger) {
    if (!started && entry.day > day) {
      free = total;
      started = true;
    }
    total += entry.minutes;
    const goes = entry.kind === 'lapsed' || entry.kind === 'cut';
    // On its last day a year's end has not cut anything yet.
    if (goes && (entry.day > day || entry.kind === 'cut')) saved -= entry.minutes;
    if (started) free = Math.min(free, total < 0 ? total : total + saved);
  }
  return started ? free : total + saved;
}
