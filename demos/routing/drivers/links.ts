import { packState, unpackState } from '#lib/files/packed-state.ts';
import { demoPath } from '../day.ts';
import { type Report, readReport } from './report.ts';
import { readTour, type Tour } from './tour.ts';

/** The page that a driver opens. */
const driverPath = '/route-optimization/driver';

/** The part of an address after # is not sent to a server: that is how tours and reports are sent. */
export const tourLink = async (origin: string, tour: Tour): Promise<string> =>
  `${origin}${driverPath}#tour=${await packState(tour)}`;

export const reportLink = async (origin: string, report: Report): Promise<string> =>
  `${origin}${demoPath}#report=${await packState(report)}`;

/** The packed text that an address carries behind its #, or null. */
export const carried = (address: string, name: 'tour' | 'report'): string | null =>
  new RegExp(`[#&]${name}=([\\w-]+)`).exec(address)?.[1] ?? null;

export const tourIn = async (address: string): Promise<Tour | null> => {
  const packed = carried(address, 'tour');
  return packed === null ? null : readTour(await unpackState(packed));
};

/** The report in what somebody pasted or chose: its link, the code of the link alone, or the saved file. */
export async function reportIn(text: string): Promise<Report | null> {
  const trimmed = text.trim();
  if (trimmed.startsWith('{'))
    try {
      return readReport(JSON.parse(trimmed) as unknown);
    } catch {
      return null;
    }
  const packed = carried(trimmed, 'report') ?? (/^[\w-]{20,}$/.test(trimmed) ? trimmed : null);
  return packed === null ? null : readReport(await unpackState(packed));
}
