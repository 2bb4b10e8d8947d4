import { AppError } from '#server/errors.ts';

/** It doesn't exist or belongs to someone else. The answer is the same, so that nobody learns which. */
export const notThere = (): AppError =>
  new AppError({ status: 404, code: 'not_there', message: 'This application no longer exists.' });

/** Someone else changed its state in the meantime. */
export const elsewhere = (): AppError =>
  new AppError({
    status: 409,
    code: 'elsewhere',
    message: 'The state of this application has changed. Reload the page to see it.',
  });
