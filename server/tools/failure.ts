import { AppError } from '../errors.ts';
import { FetchProblem } from '../fetch/problems.ts';
import { log } from '../log.ts';
import { advice } from './advice.ts';

/** Why a run gave no result, in words that the visitor may read. */
export interface ToolFailure {
  code: string;
  message: string;
}

/** What is said of a run that ended with an error; one that is ours to mend is logged. */
export function failureOf(error: unknown): ToolFailure {
  if (error instanceof FetchProblem)
    return { code: error.kind, message: `${error.message} ${advice[error.kind]}`.trim() };
  if (error instanceof AppError) return { code: error.code, message: error.message };
  log().error({ err: error }, 'a tool failed');
  const message =
    'Something went wrong on our side, and we have logged it. What you typed is still here, so please try again.';
  return { code: 'broken', message };
}

/** Whether a run failed because a limit is reached, or the tools or the site are busy: later is soon enough. */
export const isBusy = (error: unknown): boolean =>
  error instanceof AppError && (error.status === 429 || error.status === 503);

/** 504: a run that was stopped because its time was over. */
export const tookTooLong = (ms: number): AppError =>
  new AppError({
    status: 504,
    code: 'too_long',
    message: `This took longer than ${Math.round(ms / 1000)} seconds and was stopped. Ask for less at once, such as fewer pages.`,
  });
