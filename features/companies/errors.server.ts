import { AppError } from '#server/errors.ts';

/** 403: only owners may. */
export const ownersOnly = (): AppError =>
  new AppError({ status: 403, code: 'owners_only', message: 'Only an owner of the company may do this.' });

/** 404: not in this company, or not any more. */
export const notHere = (): AppError =>
  new AppError({ status: 404, code: 'not_here', message: 'This is no longer there. Nothing was changed.' });

/** 409: the company would be without an owner. */
export const lastOwner = (): AppError =>
  new AppError({
    status: 409,
    code: 'last_owner',
    message: 'There must be an owner. Make somebody else one first.',
  });

/** 410: the invitation was taken back, answered, or is too old. */
export const invitationOver = (): AppError =>
  new AppError({
    status: 410,
    code: 'invitation_over',
    message: 'This invitation is over. Ask whoever sent it for a new one.',
  });
