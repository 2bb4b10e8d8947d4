import { makeGuardedFetch } from '#server/fetch/make-guarded-fetch.ts';
import { FetchProblem } from '#server/fetch/problems.ts';
import { CalendarTrouble } from './remote-calendar.ts';

const hint: Record<number, string> = {
  401: 'The calendar refused the user name or password.',
  403: 'This account isn’t allowed to read the calendar.',
  404: 'There is no calendar at this address.',
};

/** One question to a calendar's server, with the statuses that are an answer to it. */
type CalendarRequest = RequestInit & { expect: readonly number[] };

/** Asks a calendar's server; gives the answer whose status is one of those expected, or throws CalendarTrouble. */
export type AskCalendar = (
  address: string,
  request: CalendarRequest,
) => Promise<{ status: number; text: string }>;

/** Asks calendars on the public internet, and at the private origins that the operator named. */
export function makeAskCalendar(trusted: readonly string[]): AskCalendar {
  const ask = makeGuardedFetch({ trusted, maxBytes: 20 * 2 ** 20 });
  return async (address, { expect, ...init }) => {
    try {
      const answer = await ask(address, init);
      if (expect.includes(answer.status)) return { status: answer.status, text: await answer.text() };
      await answer.body?.cancel();
      throw new CalendarTrouble(hint[answer.status] ?? `The calendar server answered with ${answer.status}.`);
    } catch (error) {
      if (!(error instanceof FetchProblem)) throw error;
      throw new CalendarTrouble(`We can’t reach the calendar: ${error.message}`, { cause: error });
    }
  };
}
