import { AppError, forbidden } from '#server/errors.ts';

/** 410: a link that is forged, revoked, or whose conversation is forgotten. */
export const linkOver = (): AppError =>
  new AppError({
    status: 410,
    code: 'link_over',
    message: 'This link no longer works. Please use the one in our latest email.',
  });

/** 403: somebody of the same company wants to end what only the sender can. */
export const notTheirs = (): AppError => forbidden('Only the person who sent the enquiry can do that.');

/** 422: what came along instead of an answer to a puzzle; the page solves another and sends again. */
export const puzzleWrong = (): AppError =>
  new AppError({
    status: 422,
    code: 'puzzle_wrong',
    message: 'This page was open for too long. We’ve kept everything you wrote, so please send it again.',
  });

/** 422: a field that people do not see was filled in. */
export const filledByMachine = (): AppError =>
  new AppError({
    status: 422,
    code: 'filled_by_machine',
    message:
      'Something filled in a hidden field, perhaps an autofill tool. We’ve emptied it, so please send the form again.',
  });
