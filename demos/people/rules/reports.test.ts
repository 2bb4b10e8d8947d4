import { expect, it } from 'vitest';
import { weekdayOf } from '#engines/leave/days.ts';
import { holidayOn } from '#engines/leave/holidays.ts';
import { daysLater } from '#lib/time/days.ts';
import { atOnce } from '../../app-kit/steps/steps.ts';
import { sampleDay, sampleRows, sampleViewer } from '../actions/sample-rows.ts';
import {
  absenceKinds,
  daysAway,
  headcount,
  hoursShares,
  leaveLeft,
  movements,
  reportedOn,
  tenure,
  workingOn,
} from './reports.ts';
import { managersAbove } from './tree.ts';

const hr = sampleViewer('hr');
const manager = sampleViewer('manager');
const employee = sampleViewer('employee');
const everybody = [...sampleRows.people.values()];
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it('counts everybody for HR, those below a manager, and nobody for an employee', () => {
  expect(reportedOn(sampleRows, hr)).toHaveLength(250);
  const below = everybody.filter(({ id }) =>
    managersAbove(sampleRows.people, id).some((above) => above.id === manager.person.id),
  );
  expect(new Set(reportedOn(sampleRows, manager))).toEqual(new Set(below));
  expect(reportedOn(sampleRows, employee)).toEqual([]);
});

it('counts heads as somebody with a calendar would', () => {
  const months = headcount(everybody, sampleDay);
  expect(months.map(({ month }) => month).filter((_, at) => at % 6 === 0)).toEqual([
    '2025-11',
    '2026-05',
    '2026-11',
  ]);
  const ends: Record<string, string> = {
    '2026-02': '2026-02-28',
    '2026-05': '2026-05-31',
    '2026-11': sampleDay,
  };
  for (const [month, end] of Object.entries(ends)) {
    let heads = 0;
    for (const { started, ended } of everybody) if (started <= end && (!ended || ended >= end)) heads += 1;
    expect(months.find((each) => each.month === month)?.value).toBe(heads);
  }
});

it('tells joiners and leavers apart from month to month until two months ahead', () => {
  const months = movements(everybody, sampleDay);
  expect([months.length, months[0]?.month, months.at(-1)?.month]).toEqual([12, '2026-02', '2027-01']);
  expect(sum(months.map(({ joined }) => joined))).toBe(
    everybody.filter(({ started }) => started >= '2026-02-01' && started <= '2027-01-31').length,
  );
  expect(sum(months.map(({ left }) => left))).toBe(
    everybody.filter(({ ended }) => ended && ended >= '2026-02-01' && ended <= '2027-01-31').length,
  );
  for (const [day, last] of [
    ['2026-12-31', '2027-02'],
    ['2027-01-01', '2027-03'],
    ['2028-06-30', '2028-08'],
  ] as const)
    expect(movements([], day).at(-1)?.month).toBe(last);
});

it('counts days away as somebody going through the calendar would', () => {
  const months = atOnce(daysAway(sampleRows, everybody, absenceKinds(hr), sampleDay));
  const naive = new Map<string, number>();
  for (const { personId, type, state, ...span } of sampleRows.requests.values()) {
    const person = sampleRows.people.get(personId);
    if (state !== 'approved' || !person) continue;
    for (let day = span.from; day <= span.to && day <= sampleDay; day = daysLater(day, 1)) {
      const contract = [...sampleRows.contracts.values()].find(
        (each) => each.personId === personId && each.from <= day && (each.to === null || each.to >= day),
      );
      if (!contract?.week[weekdayOf(day)] || holidayOn(person.country, day)) continue;
      const half = (day === span.from && span.fromMidday) || (day === span.to && span.toMidday);
      const key = `${day.slice(0, 7)} ${type === 'child' ? 'sick' : type}`;
      naive.set(key, (naive.get(key) ?? 0) + (half ? 0.5 : 1));
    }
  }
  const types = ['holiday', 'sick', 'training', 'parental', 'unpaid'];
  for (const { month, days } of months)
    expect(days).toEqual(types.map((type) => naive.get(`${month} ${type}`) ?? 0));
  expect(sum(months.flatMap(({ days }) => days))).toBe(sum([...naive.values()]));
});

it('lets a manager not work out the days of illness', () => {
  const kinds = absenceKinds(manager);
  expect(kinds.map(({ label }) => label).join()).not.toMatch(/sick/i);
  const withSick = kinds.find(({ types }) => types.includes('sick'));
  expect(withSick?.types.length).toBeGreaterThan(2);
  const total = (seen: ReturnType<typeof absenceKinds>) =>
    sum(atOnce(daysAway(sampleRows, everybody, seen, sampleDay)).flatMap(({ days }) => days));
  expect(total(kinds)).toBe(total(absenceKinds(hr)));
});

it('puts everybody into one group and one share', () => {
  const staff = workingOn(everybody, sampleDay);
  const teams = atOnce(leaveLeft(sampleRows, everybody, sampleDay, ({ teamId }) => teamId));
  const single = atOnce(leaveLeft(sampleRows, everybody, sampleDay, ({ id }) => id));
  expect(sum(teams.map(({ people }) => people))).toBe(staff.length);
  expect(single).toHaveLength(staff.length);
  for (const { group, people, days } of teams) {
    const own = single.filter((one) => sampleRows.people.get(one.group)?.teamId === group);
    expect(people).toBe(own.length);
    expect(days).toBeCloseTo(sum(own.map((one) => one.days)) / own.length);
  }
  expect(sum(tenure(everybody, sampleDay).map(({ value }) => value))).toBe(staff.length);
  expect(sum(hoursShares(sampleRows, everybody, sampleDay).map(({ value }) => value))).toBe(staff.length);
});

it('counts whole years from the day somebody joined', () => {
  const [one] = everybody;
  if (!one) throw new Error('The sample has people.');
  const spanOf = (started: string) =>
    tenure([{ ...one, started, ended: null }], '2026-11-18').findIndex(({ value }) => value === 1);
  expect(
    ['2025-11-19', '2025-11-18', '2023-11-19', '2023-11-18', '2021-11-18', '2016-11-19', '2016-11-18'].map(
      spanOf,
    ),
  ).toEqual([0, 1, 1, 2, 3, 3, 4]);
});
