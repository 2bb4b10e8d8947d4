import { AppError } from '#server/errors.ts';

/** 409: somebody else has the time, or it is not offered; `nearest` are the free starts closest to it. */
export class SlotTaken extends AppError {
  override name = 'SlotTaken';
  readonly nearest: readonly string[];

  constructor(nearest: readonly number[]) {
    super({
      status: 409,
      code: 'slot_taken',
      message:
        nearest.length > 0
          ? 'This time is no longer free. Please choose one of the nearest free times. We’ve kept everything you entered.'
          : 'This time is no longer free, and there are no others at the moment. We’ve kept everything you entered.',
    });
    this.nearest = nearest.map((start) => new Date(start).toISOString());
  }

  override toBody(): ReturnType<AppError['toBody']> & { nearest: readonly string[] } {
    return { ...super.toBody(), nearest: this.nearest };
  }
}

/** Thrown inside a transaction, to roll it back, when a time is not free; the command turns it into SlotTaken. */
export class TimeLost extends Error {
  override name = 'TimeLost';
}

/** 410: a link that is forged, or whose meeting is long over. */
export const linkOver = (): AppError =>
  new AppError({
    status: 410,
    code: 'link_over',
    message: 'This link no longer works. Please use the one in our latest email.',
  });

/** 422: an address waits for as many days as one may. */
export const tooManyLists = (): AppError =>
  new AppError({
    status: 422,
    code: 'too_many_lists',
    message: 'Please check the marked fields.',
    fields: { email: 'This address is already on ten waiting lists. Leave one of them first.' },
  });

/** 409: a meeting that has begun, or was cancelled, cannot be changed. */
export const cannotChange = (status: 'confirmed' | 'cancelled'): AppError =>
  new AppError({
    status: 409,
    code: status === 'cancelled' ? 'cancelled' : 'too_late',
    message:
      status === 'cancelled'
        ? 'This meeting was cancelled. Please book a new one.'
        : 'This meeting has started, so it can no longer be changed.',
  });
