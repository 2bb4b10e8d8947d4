import { AppError } from '#server/errors.ts';

/** Not there, or not this person's: which of both is nobody's to learn. */
export const notThere = (): AppError =>
  new AppError({ status: 404, code: 'not_there', message: 'This collection no longer exists.' });

/** More than a collection or an account holds. */
export const tooManyThings = (message: string): AppError =>
  new AppError({ status: 422, code: 'full', message });
