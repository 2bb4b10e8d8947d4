import { daysLater } from '#lib/time/days.ts';

/** A medicine as it should be taken. Times are as in 08:00. */
export interface Plan {
  id: string;
  times: readonly string[];
  from: string;
  /** The last day; empty for one without an end. */
  until: string;
}

/** One dose that a plan asks for. */
export interface Due {
  planId: string;
  day: string;
  time: string;
}

/** Names a dose: the same one has the same name for good. */
export const doseKey = ({ planId, day, time }: Due): string => `${planId} ${day} ${time}`;

/** The doses of a day, by time. */
export function dosesOn(plans: readonly Plan[], day: string): Due[] {
  return plans
    .filter(({ from, until }) => from <= day && (until === '' || day <= until))
    .flatMap(({ id, times }) => [...new Set(times)].map((time) => ({ planId: id, day, time })))
    .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : a.planId < b.planId ? -1 : 1));
}

/** How far ahead the next dose is looked for. */
const lookAhead = 366;

/** The first dose that is not answered yet and not before this moment; null where none comes within a year. */
export function nextDose(
  plans: readonly Plan[],
  answered: { has: (key: string) => boolean },
  day: string,
  time: string,
): Due | null {
  for (let ahead = 0; ahead <= lookAhead; ahead += 1) {
    const on = daysLater(day, ahead);
    const next = dosesOn(plans, on).find(
      (due) => (ahead > 0 || due.time >= time) && !answered.has(doseKey(due)),
    );
    if (next) return next;
  }
  return null;
}

/** Doses of the last days up to this moment: how many there were, how many were taken, and how many nobody wrote down. */
export function countDoses(
  plans: readonly Plan[],
  answers: ReadonlyMap<string, { state: 'taken' | 'missed' }>,
  now: { day: string; time: string },
  days: number,
): { due: number; taken: number; missed: number; open: number } {
  const count = { due: 0, taken: 0, missed: 0, open: 0 };
  for (let back = 0; back < days; back += 1)
    for (const due of dosesOn(plans, daysLater(now.day, -back))) {
      if (back === 0 && due.time > now.time) continue;
      const state = answers.get(doseKey(due))?.state ?? 'open';
      count.due += 1;
      count[state] += 1;
    }
  return count;
}
