/** The sum of digits, each times its weight. */
export const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);

/** Whether the last of some digits is the one that checks the others. */
export const lastIs = (digits: string, check: number): boolean => check === Number(digits.at(-1));

/** The digits added up from the right, every second one doubled and its own digits added. */
export function luhnSum(digits: string, doubled: 0 | 1): number {
  return [...digits].toReversed().reduce((total, sign, place) => {
    const value = Number(sign) * (place % 2 === doubled ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
}

/** Luhn: whether the last digit checks the others. */
export const isLuhn = (digits: string): boolean => luhnSum(digits, 1) % 10 === 0;

/** Luhn: the digit that would check these. */
export const luhnDigit = (digits: string): number => (10 - (luhnSum(digits, 0) % 10)) % 10;
