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
          ? 'This address already has a seat, so nothing was changed. Use the ticket from your first registration.'
          : 'This address is already on the waiting list and keeps its place.',
    });
  }
}

/** 410: a link that is forged, whose seat went to somebody else, or whose event is long over. */
export const linkOver = (): AppError =>
  new AppError({
    status: 410,
    code: 'link_over',
    message: 'This link no longer works. Please use the one in our latest email.',
  });

/** 409: the event takes nobody any more, or nothing can be changed about it. */
export const tooLate = (message: string): AppError =>
  new AppError({ status: 409, code: 'too_late', message });
