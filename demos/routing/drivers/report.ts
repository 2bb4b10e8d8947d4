import { isNumber, isRecord, isText, listOf, orAbsent, shaped } from '#lib/files/shape.ts';

/** What a driver said about one stop. */
export interface Told {
  stopId: string;
  is: 'done' | 'failed';
  /** When the van left the stop, in seconds since midnight. */
  at: number;
  /** Why it could not be served. */
  reason?: string;
}

/** What the driver of one van said so far, in the order it was done. */
export interface Report {
  dayId: string;
  vehicleId: string;
  van: string;
  /** When it was written, in milliseconds since 1970: of two reports the later counts. */
  sent: number;
  told: readonly Told[];
}

/** The reports of a day's vans, by vehicle. */
export type Reports = Readonly<Record<string, Report>>;

const mostTold = 500;
const isShort = (value: unknown): value is string => isText(value) && value.length <= 300;

const isTold = shaped<Told>({
  stopId: isShort,
  is: (value): value is Told['is'] => value === 'done' || value === 'failed',
  at: (value): value is number => isNumber(value) && value >= 0 && value <= 172_800,
  reason: orAbsent(isShort),
});

const isTolds = listOf(isTold);

/** The report behind something that came from elsewhere; null when it is none. */
export function readReport(value: unknown): Report | null {
  if (!isRecord(value)) return null;
  const { dayId, vehicleId, van, sent, told } = value;
  if (
    !isNumber(sent) ||
    !isShort(dayId) ||
    !isShort(vehicleId) ||
    !isShort(van) ||
    !isTolds(told) ||
    told.length > mostTold
  )
    return null;
  const seen = new Set(told.map(({ stopId }) => stopId));
  return seen.size === told.length && dayId !== '' ? { dayId, vehicleId, van, sent, told } : null;
}

/** The reports that were saved with a day. */
export function readReports(value: unknown): Reports {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, each]) => {
      const report = readReport(each);
      return report && report.vehicleId === id ? [[id, report]] : [];
    }),
  );
}

/** What a driver can choose from; a word of their own may follow. */
export const reasons = [
  'Nobody was in',
  'They were closed',
  'The address was not found',
  'They refused it',
  'There was no time left',
] as const;
