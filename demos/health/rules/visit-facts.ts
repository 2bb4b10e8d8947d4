import { countDoses } from '#engines/doses/doses.ts';
import { daysLater } from '#lib/time/days.ts';
import {
  type HealthRows,
  type Measure,
  type Medicine,
  measures,
  type Patient,
  type Reading,
  type Visit,
} from '../records.ts';

const known = new WeakMap<HealthRows['readings'], Map<string, readonly Reading[]>>();

/** The readings of somebody, in order; put in order once for each state of the records. */
export function readingsOf(
  { readings }: Pick<HealthRows, 'readings'>,
  patientId: string,
  measure: Measure,
): readonly Reading[] {
  const lists = known.get(readings) ?? new Map<string, readonly Reading[]>();
  known.set(readings, lists);
  const key = `${measure} ${patientId}`;
  const list =
    lists.get(key) ??
    [...readings.values()]
      .filter((each) => each.patientId === patientId && each.measure === measure)
      .sort((a, b) => (a.day === b.day ? (a.time < b.time ? -1 : 1) : a.day < b.day ? -1 : 1));
  lists.set(key, list);
  return list;
}

/** A reading as people say it: '128/82' or '71.5'. */
export const valueSaid = ({ value, lower }: Reading): string =>
  lower > 0 ? `${value}/${lower}` : String(value);

/** What is known around a visit. */
export interface VisitFacts {
  patient: Patient | undefined;
  medicines: readonly Medicine[];
  /** Doses of the fourteen days before. */
  doses: { due: number; taken: number; missed: number; open: number };
  last: readonly { measure: Measure; reading: Reading }[];
}

export function factsOf(rows: HealthRows, visit: Visit): VisitFacts {
  const medicines = [...rows.medicines.values()].filter(
    ({ patientId, from, until }) =>
      patientId === visit.patientId && from <= visit.day && (!until || until >= visit.day),
  );
  return {
    patient: rows.patients.get(visit.patientId),
    medicines,
    doses: countDoses(medicines, rows.doses, { day: daysLater(visit.day, -1), time: '23:59' }, 14),
    last: measures.flatMap((measure) => {
      const reading = readingsOf(rows, visit.patientId, measure).findLast(({ day }) => day <= visit.day);
      return reading ? [{ measure, reading }] : [];
    }),
  };
}

/** How the doses before a visit went, in a sentence; empty where there were none. */
export const dosesSaid = ({ doses }: VisitFacts): string =>
  doses.due > 0
    ? `In the 14 days before, ${doses.taken} of ${doses.due} doses were taken and ${doses.missed} missed.`
    : '';

export const nothingWritten = 'The practice hasn’t written anything about this visit yet.';
