import type { Span } from '#engines/slots/availability.ts';
import { AppError } from '#server/errors.ts';
import { inThread } from '#server/tools/in-thread.ts';
import thread from './read-answer.thread.ts?thread';
import type { CalendarAnswer } from './read-answer.ts';
import { CalendarTrouble } from './remote-calendar.ts';

/** Reads what a calendar's server sent in a thread: a rule that repeats without end must not hold up the site. */
export async function readInThread(answer: CalendarAnswer, limitMs = 10_000): Promise<Span[]> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    return await inThread<Span[]>(thread, answer, { signal });
  } catch (error) {
    if (signal.aborted)
      throw new CalendarTrouble(
        'The calendar takes too long to read. It may have an entry that repeats forever.',
      );
    if (error instanceof AppError && error.code === 'failed') throw new CalendarTrouble(error.message);
    throw new CalendarTrouble('The calendar is too large to read.', { cause: error });
  }
}
