import { AppError } from '#server/errors.ts';

/** Not there, or not this person's: which of both is nobody's to learn. */
export const notThere = (): AppError =>
  new AppError({ status: 404, code: 'not_there', message: 'This application is not there any more.' });

/** Somebody else was faster: it stands elsewhere by now. */
export const elsewhere = (): AppError =>
  new AppError({
    status: 409,
    code: 'elsewhere',
    message: 'It stands elsewhere by now. Load the page again to see where.',
  });
