import { type Entry, freeOn, type LeaveDay, ledgerOf } from '#engines/leave/balance.ts';
import { daysTaken, type Span } from '#engines/leave/request.ts';
import { contractOn, usualDay } from '#engines/leave/working-time.ts';
import { grouped } from '#lib/money/grouped.ts';
import type { PeopleRows } from '../application.ts';
import type { LeaveRequest, Person, WorkContract } from '../records.ts';
import { ofPerson } from './by-person.ts';
import { leaveType } from './leave-types.ts';
import { carryRule } from './policy.ts';

/** Somebody's contracts, the oldest first. */
export const contractsOf = (rows: PeopleRows, personId: string): WorkContract[] =>
  ofPerson(rows.contracts, personId).toSorted((one, other) => (one.from < other.from ? -1 : 1));

/** Leave that is open or granted. */
export const stands = ({ state }: Pick<LeaveRequest, 'state'>): boolean =>
  state === 'approved' || state === 'waiting';

/** The days of work that a span takes from somebody, in minutes. */
export const daysOf = (rows: PeopleRows, person: Person, span: Span) =>
  daysTaken(span, contractsOf(rows, person.id), person.country);

export const minutesOf = (rows: PeopleRows, person: Person, span: Span): number =>
  daysOf(rows, person, span).reduce((sum, { minutes }) => sum + minutes, 0);

/** Every line of somebody's leave in a year. A request may be left out, to ask what it would change. */
export function leaveLedger(rows: PeopleRows, person: Person, year: number, without = ''): Entry[] {
  const leave = ofPerson(rows.requests, person.id)
    .filter((request) => stands(request) && leaveType(request.type).counts && request.id !== without)
    .flatMap((request): LeaveDay[] =>
      daysOf(rows, person, request).map((day) => ({
        ...day,
        held: request.state === 'waiting',
        request: request.id,
      })),
    );
  return ledgerOf(
    { contracts: contractsOf(rows, person.id), opening: person.opening, leave, carry: carryRule },
    Math.max(year, person.opening.year),
  );
}

const sumOf = (ledger: readonly Entry[], kinds: readonly Entry['kind'][]) =>
  ledger.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { minutes }) => sum + minutes, 0);

/** The figures of a year's leave, in minutes. */
export function leaveFigures(ledger: readonly Entry[], day: string) {
  return {
    carried: sumOf(ledger, ['carried']),
    earned: sumOf(
      ledger.filter((entry) => entry.day <= day),
      ['earned'],
    ),
    wholeYear: sumOf(ledger, ['earned']),
    taken: -sumOf(
      ledger.filter((entry) => entry.day <= day),
      ['taken'],
    ),
    planned: -sumOf(
      ledger.filter((entry) => entry.day > day),
      ['taken'],
    ),
    held: -sumOf(ledger, ['held']),
    lapsed: -sumOf(ledger, ['lapsed']),
    cut: -sumOf(ledger, ['cut']),
    /** What is free on the last working day of the year, when all of the year has been earned. */
    free: freeOn(ledger, `${ledger.at(-1)?.day.slice(0, 4) ?? day.slice(0, 4)}-12-30`),
  };
}

/** Minutes as days of somebody's own week: '4½ days'. */
export function inDays(minutes: number, contracts: readonly WorkContract[], day: string): string {
  const contract = contractOn(contracts, day) ?? contracts.at(-1);
  return dayText(minutes / (contract ? usualDay(contract) : 480));
}

/** A number of days as one says it: quarters by their sign. */
function dayText(days: number): string {
  const quarters = Math.round(days * 4);
  const size = Math.abs(quarters);
  const part = ['', '¼', '½', '¾'][size % 4] ?? '';
  const whole = Math.floor(size / 4);
  const number = `${quarters < 0 ? '−' : ''}${whole > 0 || part === '' ? grouped(whole) : ''}${part}`;
  return `${number} ${size <= 4 && size > 0 ? 'day' : 'days'}`;
}
