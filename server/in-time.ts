import { unavailable } from './errors.ts';

/** What a peer answers, or a 503 after so many milliseconds. */
export async function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    // An answer may have arrived while this process was busy, so everything that has arrived is read first.
    () => setImmediate(() => late.reject(unavailable(new Error('no answer in time')))),
    milliseconds,
  );
  // A late answer is ignored.
  answer.catch(() => {});
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
