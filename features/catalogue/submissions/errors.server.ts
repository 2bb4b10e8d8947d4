import { AppError } from '#server/errors.ts';

/** Not there, or not this person's: which of both is nobody's to learn. */
export const notThere = (): AppError =>
  new AppError({ status: 404, code: 'not_there', message: 'This application no longer exists.' });

/** Somebody else was faster: it stands elsewhere by now. */
export const elsewhere = (): AppError =>
  new AppError({
    status: 409,
    code: 'elsewhere',
    message: 'The state of this application has changed. Reload the page to see it.',
  });
