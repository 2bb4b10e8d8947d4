import { CalendarTrouble } from './remote-calendar.ts';

const patienceMs = 20_000;
const mostBytes = 20 * 1024 * 1024;

const hint: Record<number, string> = {
  401: 'The calendar refused the user name or password.',
  403: 'The calendar is not open to this account.',
  404: 'There is no calendar under this address.',
};

/** Asks a calendar's server; gives the answer whose status is one of those expected, or throws CalendarTrouble. */
export async function askCalendar(
  address: string,
  request: RequestInit & { expect: readonly number[] },
): Promise<{ status: number; text: string; headers: Headers }> {
  const { expect, ...init } = request;
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) });
    if (!expect.includes(answer.status))
      throw new CalendarTrouble(hint[answer.status] ?? `The calendar answered with ${answer.status}.`);
    if (Number(answer.headers.get('content-length') ?? 0) > mostBytes)
      throw new CalendarTrouble('The calendar is larger than 20 MB.');
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  } catch (error) {
    if (error instanceof CalendarTrouble) throw error;
    throw new CalendarTrouble(`The calendar cannot be reached: ${causeOf(error)}`);
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
