import { datesBetween, daysInMonth } from '#engines/leave/days.ts';
import { contractOn, plannedMinutes } from '#engines/leave/working-time.ts';
import { type Payslip, payslipOf } from '#engines/payroll/payslip.ts';
import { marland } from '#engines/payroll/rules.ts';
import type { Steps } from '../../app-kit/steps/steps.ts';
import type { PeopleRows } from '../application.ts';
import type { KeptSlip, PayRun, Person, WorkContract } from '../records.ts';
import { ofPerson } from './by-person.ts';
import { contractsOf, daysOf } from './leave-account.ts';
import { leaveType } from './leave-types.ts';
import { type OvertimeDay, overtimeDue } from './overtime.ts';
import { hoursText } from './worked.ts';

/** The first and the last day of a month such as 2026-11. */
export function monthEnds(month: string): [from: string, to: string] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [`${month}-01`, `${month}-${daysInMonth(year, number)}`];
}

/** Something on a payslip that a person should look at before the run is closed. */
interface PayException {
  /** What is wrong stops nothing; it is looked at first. */
  tone: 'warning' | 'plain';
  said: string;
}

/** A person of a run: the payslip, or why there is none, and what to look at. */
export interface PayLine {
  person: Person;
  slip: Payslip | null;
  /** The overtime that the payslip pays. */
  overtime: readonly OvertimeDay[];
  exceptions: PayException[];
}

/** The contract of a month whose hours and pay hold for the most of it; the last one where two meet. */
const contractOfMonth = (contracts: readonly WorkContract[], from: string, to: string): WorkContract | null =>
  contracts.findLast((contract) => contract.from <= to && (contract.to === null || contract.to >= from)) ??
  null;

function minutesOf(person: Person, contracts: readonly WorkContract[], days: readonly string[]) {
  const last = person.ended;
  const works = (day: string) => day >= person.started && (last === null || day <= last);
  const planned = days.map((day) => plannedMinutes(contracts, person.country, day));
  return {
    employed: days.reduce((sum, day, at) => sum + (works(day) ? (planned[at] ?? 0) : 0), 0),
    began: days.some((day) => day === person.started),
    ends: last !== null && days.includes(last),
  };
}

/** The contents of somebody's payslip for a month that is not closed yet. */
function slipFor(rows: PeopleRows, person: Person, month: string, days: readonly string[]): PayLine {
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const contracts = contractsOf(rows, person.id);
  const contract = contractOfMonth(contracts, from, to);
  if (!contract)
    return {
      person,
      slip: null,
      overtime: [],
      exceptions: [{ tone: 'warning', said: 'No contract, so nothing can be paid' }],
    };
  // The whole month by the contract that holds: what a joiner worked is measured against it.
  const whole = [{ ...contract, from, to: null }];
  const planned = days.reduce((sum, day) => sum + plannedMinutes(whole, person.country, day), 0);
  const { employed, began, ends } = minutesOf(person, whole, days);
  const unpaid = ofPerson(rows.requests, person.id)
    .filter(({ type, state }) => state === 'approved' && !leaveType(type).paid)
    .flatMap((request) => daysOf(rows, person, request))
    .filter(({ day }) => day >= from && day <= to)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  const overtime = overtimeDue(rows, person, month);
  const over = overtime.reduce((sum, { minutes }) => sum + minutes, 0);
  const extras = ofPerson(rows.extras, person.id).filter((extra) => extra.month === month);
  const exceptions: PayException[] = [
    ...(began ? [{ tone: 'plain' as const, said: 'Started this month' }] : []),
    ...(ends ? [{ tone: 'plain' as const, said: 'Leaves this month' }] : []),
    ...(contractOn(contracts, from) !== contract && !began
      ? [{ tone: 'warning' as const, said: 'Hours changed within the month; the new contract was used' }]
      : []),
    ...(unpaid > 0 ? [{ tone: 'plain' as const, said: 'Unpaid leave' }] : []),
    ...(over > 0 ? [{ tone: 'plain' as const, said: `Overtime ${hoursText(over)}` }] : []),
    ...extras.map(({ label }) => ({ tone: 'plain' as const, said: label })),
    ...(person.iban ? [] : [{ tone: 'warning' as const, said: 'Bank account is missing' }]),
  ];
  const slip = payslipOf(
    {
      monthly: contract.monthly,
      planned,
      employed,
      unpaid: Math.min(unpaid, employed),
      overtime: over,
      extras: extras.map(({ label, amount }) => ({ label, amount })),
      children: person.children,
    },
    marland,
  );
  return { person, slip, overtime, exceptions };
}

/** People are paid for a month in which they were employed, and also after they left if overtime is still owed. */
const isPaid = (rows: PeopleRows, person: Person, month: string, [from, to]: readonly [string, string]) =>
  (person.started <= to && (person.ended === null || person.ended >= from)) ||
  overtimeDue(rows, person, month).length > 0;

/** Everybody who is paid for a month. A closed month shows what was closed. */
export function* payLines(rows: PeopleRows, month: string): Steps<PayLine[]> {
  const run = rows.runs.get(month);
  if (run)
    return run.slips.flatMap((slip) => {
      const person = rows.people.get(slip.personId);
      return person ? [{ person, slip, overtime: [], exceptions: [] }] : [];
    });
  const [from, to] = monthEnds(month);
  const days = datesBetween(from, to);
  const lines: PayLine[] = [];
  for (const person of rows.people.values()) {
    if (!isPaid(rows, person, month, [from, to])) continue;
    yield;
    lines.push(slipFor(rows, person, month, days));
  }
  return lines;
}

/** One person's line of a month. */
export function payLine(rows: PeopleRows, person: Person, month: string): PayLine | null {
  const kept = rows.runs.get(month)?.slips.find(({ personId }) => personId === person.id);
  if (kept) return { person, slip: kept, overtime: [], exceptions: [] };
  const [from, to] = monthEnds(month);
  if (rows.runs.has(month)) return null;
  return !isPaid(rows, person, month, [from, to])
    ? null
    : slipFor(rows, person, month, datesBetween(from, to));
}

/** What a run comes to, in cents. */
export function payTotals(lines: readonly PayLine[]) {
  const sum = (of: (slip: Payslip) => number) =>
    lines.reduce((total, { slip }) => total + (slip ? of(slip) : 0), 0);
  return {
    gross: sum(({ gross }) => gross),
    deducted: sum(({ gross, net }) => gross - net),
    net: sum(({ net }) => net),
    cost: sum(({ cost }) => cost),
    paid: lines.filter(({ slip }) => slip !== null).length,
  };
}

/** A month's run as it is kept when it is closed. */
export const runOf = (lines: readonly PayLine[], month: string, closedOn: string): PayRun => ({
  id: month,
  closedOn,
  overtime: lines.flatMap(({ person, slip, overtime }) =>
    slip ? overtime.map((each) => ({ ...each, personId: person.id })) : [],
  ),
  slips: lines.flatMap(({ person, slip }): KeptSlip[] =>
    slip
      ? [
          {
            ...slip,
            personId: person.id,
            earnings: [...slip.earnings],
            deductions: [...slip.deductions],
            employer: [...slip.employer],
          },
        ]
      : [],
  ),
});
