import { inThread } from '#server/tools/in-thread.ts';
import type { Holiday, HolidayQuestion } from './ask.ts';
import thread from './holidays.thread.ts?thread';
import type { HolidayPlace } from './places.ts';

const known = new Map<string, Promise<unknown>>();

/** Asks once in the life of the process. A thread answers, because the calendars of the world take 28 MB and a quarter of a second. */
function asked<Answer>(question: HolidayQuestion): Promise<Answer> {
  const key = JSON.stringify(question);
  const answer = known.get(key) ?? inThread(thread, question, { signal: AbortSignal.timeout(20_000) });
  known.set(key, answer);
  // What failed is asked again.
  answer.catch(() => known.delete(key));
  return answer as Promise<Answer>;
}

/** Every place whose public holidays are known. */
export const holidayPlaces = (): Promise<HolidayPlace[]> => asked({ places: true });

/** The public holidays of a place from one date to another, both included; none where no place is given. */
export async function holidaysWithin(place: string, from: string, to: string): Promise<Holiday[]> {
  if (!place) return [];
  const first = Number(from.slice(0, 4));
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index);
  const found = await Promise.all(years.map((year) => asked<Holiday[]>({ place, year })));
  return found.flat().filter(({ date }) => from <= date && date <= to);
}
