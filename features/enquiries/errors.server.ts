import { AppError, forbidden } from '#server/errors.ts';

/** 410: a link that is forged, revoked, or whose conversation is forgotten. */
export const linkOver = (): AppError =>
  new AppError({
    status: 410,
    code: 'link_over',
    message: 'This link is not good any more. Please use the one in our latest mail.',
  });

/** 403: somebody of the same company wants to end what only the sender can. */
export const notTheirs = (): AppError => forbidden('Only whoever sent the enquiry can do that.');

/** 422: what came along instead of an answer to a puzzle; the page solves another and sends again. */
export const puzzleWrong = (): AppError =>
  new AppError({
    status: 422,
    code: 'puzzle_wrong',
    message: 'This page was open for too long. Nothing is lost; please send it again.',
  });

/** 422: a field that people do not see was filled in. */
export const filledByMachine = (): AppError =>
  new AppError({
    status: 422,
    code: 'filled_by_machine',
    message:
      'Something filled in a field that people do not see, perhaps a form filler. It is empty again; please send once more.',
  });
