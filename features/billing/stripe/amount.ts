import { minorDigits } from '#lib/money/money.ts';

// Written with two digits although they have none.
const asHundredths = new Set(['ISK', 'UGX']);

/** An amount as Stripe counts it; null for one that it cannot take. */
export function stripeAmount(amount: number, currency: string): number | null {
  if (amount <= 0 || amount > 99_999_999) return null;
  if (asHundredths.has(currency)) return amount * 100;
  // Of three digits it knows the first two.
  return minorDigits(currency) === 3 && amount % 10 !== 0 ? null : amount;
}

/** The amount that Stripe means. */
export const amountFromStripe = (amount: number, currency: string): number =>
  asHundredths.has(currency) ? amount / 100 : amount;
