import { type AgencyHours, readAgencyHours } from '#engines/slots/agency-hours.ts';
import { workingTime } from '#engines/slots/working-time.ts';
import type { OpenSpan } from './opening.ts';

// The longest answer time is 200 opening hours; a week of five short days brings some thirty.
const ahead = 70 * 86_400_000;

/** When somebody is there, from now on; null where the hours are words that no machine reads. */
export function openSpans(agency: AgencyHours, now: number): OpenSpan[] | null {
  const hours = readAgencyHours(agency);
  if (!hours) return null;
  return workingTime(hours, { start: now, end: now + ahead }).filter(({ end }) => end > now);
}
