import { AppError } from '#server/errors.ts';

/** 409: this address is on the list already; nothing was changed. */
export class AlreadyRegistered extends AppError {
  override name = 'AlreadyRegistered';

  constructor(status: 'registered' | 'waiting') {
    super({
      status: 409,
      code: 'already_registered',
      message:
        status === 'registered'
          ? 'This address has a seat already. Nothing was changed; the ticket is the one from the first registration.'
          : 'This address is on the waiting list already. Nothing was changed; its place is kept.',
    });
  }
}

/** 410: a link that is forged, whose seat went to somebody else, or whose event is long over. */
export const linkOver = (): AppError =>
  new AppError({
    status: 410,
    code: 'link_over',
    message: 'This link is not good any more. Please use the one in our latest mail.',
  });

/** 409: the event takes nobody any more, or nothing can be changed about it. */
export const tooLate = (message: string): AppError =>
  new AppError({ status: 409, code: 'too_late', message });
