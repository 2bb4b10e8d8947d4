import { contractOn, plannedMinutes } from '#engines/leave/working-time.ts';
import { daysLater } from '#lib/time/days.ts';
import type {
  Correction,
  LeaveRequest,
  PayExtra,
  Person,
  Step,
  Task,
  TimeEntry,
  WorkContract,
} from '../records.ts';
import { checklistFor } from '../rules/checklist.ts';

/** Hours worked on the last days, as people clocked them. */
export function timesOf(
  day: string,
  staff: readonly Person[],
  contracts: ReadonlyMap<string, readonly WorkContract[]>,
  requests: readonly LeaveRequest[],
  random: () => number,
): TimeEntry[] {
  const days = Array.from({ length: 11 }, (_, back) => daysLater(day, -back));
  const away = new Map<string, LeaveRequest[]>();
  for (const request of requests) {
    if (request.state !== 'approved' || request.to < (days.at(-1) ?? day)) continue;
    away.set(request.personId, [...(away.get(request.personId) ?? []), request]);
  }
  const times: TimeEntry[] = [];
  for (const { id: personId, country, started } of staff) {
    const own = contracts.get(personId) ?? [];
    const spans = away.get(personId);
    for (const [back, at] of days.entries()) {
      if (at < started || spans?.some(({ from, to }) => from <= at && to >= at)) continue;
      const planned = contractOn(own, at) ? plannedMinutes(own, country, at) : 0;
      if (planned === 0) continue;
      const from = 450 + Math.floor(random() * 12) * 10;
      const pause = planned > 360 ? 30 + Math.floor(random() * 3) * 15 : 0;
      // Today they are still there, or not in yet; now and then somebody forgets to clock out.
      const to = back === 0 ? null : from + planned + pause - 20 + Math.floor(random() * 8) * 10;
      if (back === 0 && random() < 0.15) continue;
      times.push({ id: `${personId}-${at}`, personId, day: at, from, to, pause });
    }
  }
  return times;
}

/** Corrections that wait for a manager, numbered after those that there were before. */
export function correctionsOf(day: string, times: readonly TimeEntry[], before = 0): Correction[] {
  const past = times.filter(({ to }) => to !== null);
  return Array.from({ length: 9 }, (_, at) => past[(at * 257 + 23) % past.length]).flatMap((entry, at) =>
    entry?.to
      ? [
          {
            id: `c${before + at + 1}`,
            personId: entry.personId,
            day: entry.day,
            from: entry.from,
            to: entry.to + 60,
            pause: entry.pause,
            reason:
              ['Forgot to clock out', 'Call with Nairobi ran late', 'Machine stood still until six'][
                at % 3
              ] ?? '',
            state: 'waiting' as const,
            askedOn: daysLater(day, -1),
          },
        ]
      : [],
  );
}

/** The list for new people that the sample begins with. */
export const sampleSteps: readonly Step[] = (
  [
    ['Send the contract for signature', -21, 'HR'],
    ['Order a laptop', -14, 'IT'],
    ['Create accounts', -5, 'IT'],
    ['Tell the team who is coming', -4, 'Manager'],
    ['Read the safety instructions', 1, 'Starter'],
    ['Hand in bank details', 2, 'Starter'],
    ['Talk about the first week', 4, 'Manager'],
    ['Agree on goals for the probation', 14, 'Manager'],
  ] as const
).map(([label, days, who], at) => ({ id: `s${at + 1}`, label, days, who }));

/** Long days that managers have accepted: the times as they then stand, and the corrections that asked for them. */
export function acceptedOvertime(
  day: string,
  times: readonly TimeEntry[],
  waiting: readonly Correction[],
): { times: TimeEntry[]; corrections: Correction[] } {
  const corrections: Correction[] = [];
  const asked = new Set(waiting.map(({ personId, day: of }) => `${personId}-${of}`));
  const changed = times.map((entry, at) => {
    // Days of this month, so that its run has something to pay.
    const chosen = at % 83 === 41 && entry.day.startsWith(day.slice(0, 7)) && !asked.has(entry.id);
    if (!chosen || entry.to === null) return entry;
    const number = corrections.length;
    const later = { ...entry, to: entry.to + 75 + 15 * (number % 5) };
    corrections.push({
      id: `c${waiting.length + number + 1}`,
      personId: entry.personId,
      day: entry.day,
      from: later.from,
      to: later.to,
      pause: entry.pause,
      reason: ['Delivery came late', 'Stayed for the update', 'Covered for a colleague'][number % 3] ?? '',
      overtime: number % 4 === 3 ? 'off' : 'pay',
      state: 'approved',
      askedOn: entry.day,
    });
    return later;
  });
  return { times: changed, corrections };
}

/** The lists of those who began lately or will soon; most of what was due is done. */
export function tasksOf(day: string, staff: readonly Person[], random: () => number): Task[] {
  return staff
    .filter(({ started }) => started > daysLater(day, -40))
    .flatMap((person) => checklistFor(person, sampleSteps))
    .map((task) => (task.due < day && random() < 0.85 ? { ...task, doneOn: task.due } : task));
}

/** Bonuses and the like in the month of the day. */
export function extrasOf(day: string, staff: readonly Person[], random: () => number): PayExtra[] {
  return staff.flatMap(({ id }) =>
    random() < 0.05
      ? [
          {
            id: `${id}-x`,
            personId: id,
            month: day.slice(0, 7),
            label: 'Bonus',
            amount: 20_000 + Math.floor(random() * 18) * 5_000,
          },
        ]
      : [],
  );
}
