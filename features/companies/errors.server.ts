import { AppError } from '#server/errors.ts';

/** 403: only owners may. */
export const ownersOnly = (): AppError =>
  new AppError({ status: 403, code: 'owners_only', message: 'Only an owner of the company can do this.' });

/** 404: not in this company, or not any more. */
export const notHere = (): AppError =>
  new AppError({ status: 404, code: 'not_here', message: 'This no longer exists, so nothing was changed.' });

/** 409: the company would be without an owner. */
export const lastOwner = (): AppError =>
  new AppError({
    status: 409,
    code: 'last_owner',
    message: 'There has to be at least one owner. Make someone else an owner first.',
  });

/** 410: the invitation was taken back, answered, or is too old. */
export const invitationOver = (): AppError =>
  new AppError({
    status: 410,
    code: 'invitation_over',
    message: 'This invitation is no longer valid. Ask the person who sent it for a new one.',
  });
