import { AppError } from '#server/errors.ts';
import { gapWords, type LegalGap } from './legal-data.ts';

/** 404: no such document, or not one of theirs: who may not see it is not told that it exists. */
export const notThere = (): AppError =>
  new AppError({
    status: 404,
    code: 'not_there',
    message: 'We can’t find this document among yours. Please use the link in our latest email.',
  });

/** 409: the action does not fit the document's current status. */
export const tooLate = (message: string): AppError =>
  new AppError({ status: 409, code: 'too_late', message });

/** 503: the payment company does not answer, or not as it should. */
export const noCheckout = (cause?: unknown): AppError =>
  new AppError({
    status: 503,
    code: 'no_checkout',
    message:
      'The payment company isn’t answering right now, and nothing was charged. Please try again in a minute, or pay by bank transfer.',
    retryAfter: 30,
    cause,
  });

/** 409: the seller's own legal data is not whole, so nothing may leave. */
export const notReady = (gaps: readonly LegalGap[]): AppError =>
  new AppError({
    status: 409,
    code: 'legal_data',
    message: `This can’t be sent yet. These details are missing or still sample data: ${gapWords(gaps)}. You can set them under Settings.`,
  });

/** 409: the same, in words for a buyer who wants to accept. */
export const notReadyForBuyer = (): AppError =>
  new AppError({
    status: 409,
    code: 'not_ready',
    message:
      'We can’t issue the invoice right now because our company details are incomplete. Your quote is still open. Please try again later or write to us.',
  });

/** 409: a bank booking with this reference is there; staff may say that theirs is another one. */
export const repeatedReference = (before: { amount: string; day: string; invoice: string }): AppError =>
  new AppError({
    status: 409,
    code: 'repeated_reference',
    message: `Nothing was booked. ${before.amount} with this reference was already booked on ${before.day} for invoice ${before.invoice}.`,
  });
