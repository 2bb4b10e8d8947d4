import { shortDay } from '#lib/time/day-words.ts';
import { clockAt, dateAt } from '#lib/time/words-of-time.ts';

const hour = 3_600_000;

/** A moment as it stands in a list of a page that names its clock: “12 Nov 2026, 14:05”. */
export const momentText = (moment: string, zone: string): string =>
  `${dayText(moment, zone)}, ${clockAt(moment, zone)}`;

/** The day of a moment by the clock of a zone: “12 Nov 2026”. */
export const dayText = (moment: string, zone: string): string => shortDay(dateAt(moment, zone));

/** How long ago something was used. Uses are written down once an hour, so nothing finer is said. */
export function usedText(moment: string, now: string): string {
  const hours = Math.floor((Date.parse(now) - Date.parse(moment)) / hour);
  if (hours < 1) return 'used within the hour';
  if (hours < 24) return hours === 1 ? 'used an hour ago' : `used ${hours} hours ago`;
  const passed = Math.floor(hours / 24);
  return passed === 1 ? 'used a day ago' : `used ${passed} days ago`;
}
