import type { Day } from '../day.ts';
import { type Report, readReport } from './report.ts';
import { readTour, type Tour } from './tour.ts';

// Tours and reports of a browser, each under a key of its own, so that pages in other tabs hear of every change.

const keyOf = (what: 'tour' | 'report', dayId: string, vehicleId: string): string =>
  `routes:${what}:${dayId}:${vehicleId}`;

function keep(key: string, value: Tour | Report): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Where storage is full or forbidden, the link still carries it.
  }
}

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

function keysWith(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

export const keepTour = (tour: Tour): void => keep(keyOf('tour', tour.dayId, tour.vehicleId), tour);
export const keptTour = (dayId: string, vehicleId: string): Tour | null =>
  readTour(kept(keyOf('tour', dayId, vehicleId)));

/** Every tour that this browser keeps, the latest first. */
export const keptTours = (): Tour[] =>
  keysWith('routes:tour:')
    .flatMap((key) => readTour(kept(key)) ?? [])
    .toSorted((a, b) => b.made - a.made);

export const keptReport = (dayId: string, vehicleId: string): Report | null =>
  readReport(kept(keyOf('report', dayId, vehicleId)));

/** Keeps a report unless a later one of the same van is there; says whether it was kept. */
export function keepReport(report: Report): boolean {
  const { dayId, vehicleId, sent } = report;
  if ((keptReport(dayId, vehicleId)?.sent ?? 0) > sent) return false;
  keep(keyOf('report', dayId, vehicleId), report);
  return true;
}

/** The reports of one day. */
export const keptReports = (dayId: string): Report[] =>
  keysWith(`routes:report:${dayId}:`).flatMap((key) => readReport(kept(key)) ?? []);

/** A day that came from a file, a link or this browser: the reports in it are kept beside it. */
export function withKeptReports({ reports, ...day }: Day): Day {
  for (const report of Object.values(reports ?? {})) keepReport(report);
  return day;
}

/** Hears when another tab keeps or forgets something of a day; the function that is given back ends it. */
export function listenFor(what: 'tour' | 'report', dayId: string, heard: () => void): () => void {
  const own = new AbortController();
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === null || key.startsWith(`routes:${what}:${dayId}:`)) heard();
    },
    { signal: own.signal },
  );
  return () => own.abort();
}

/** Forgets the tours and reports of a day. */
export function forgetDrivers(dayId: string): void {
  for (const key of [...keysWith(`routes:tour:${dayId}:`), ...keysWith(`routes:report:${dayId}:`)])
    localStorage.removeItem(key);
}
