import { typedAmount } from '../../app-kit/form/read-fields.ts';
import type { Offer } from '../offer-letter.ts';

/** The terms of an offer as they were typed. */
export type TypedOffer = Readonly<Record<keyof Offer, string>>;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The terms of an offer, or why one of them cannot be and which field says so. */
export function readOffer(
  typed: TypedOffer,
  currency: string,
  today: string,
): Offer | { problem: string; field: keyof Offer } {
  const { startsOn, until } = typed;
  if (!isDay(startsOn)) return { problem: 'Choose the first day.', field: 'startsOn' };
  if (startsOn <= today) return { problem: 'Choose a day after today.', field: 'startsOn' };
  if (!isDay(until)) return { problem: 'Choose the last day to answer.', field: 'until' };
  if (until < today) return { problem: 'This day has passed. Choose today or a later day.', field: 'until' };
  if (until >= startsOn) return { problem: 'Choose a day before the first day of work.', field: 'until' };
  const pay = typedAmount(typed.pay, currency);
  if (pay === null || pay <= 0) return { problem: 'Enter an amount, such as 52,000.', field: 'pay' };
  const hours = Number(typed.hours.trim().replace(',', '.'));
  if (!(hours > 0 && hours <= 60))
    return { problem: 'Enter the hours as a number up to 60, such as 40 or 37.5.', field: 'hours' };
  return { startsOn, pay, hours, until };
}
