import { data } from 'react-router';
import { AppError } from '#server/errors.ts';

/** What was read; where there is no such thing, the page for the lost. */
export async function orLost<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}
