import type { YearEnd } from './grow.ts';

/** Where on the drawing a year and a balance are. */
interface Sheet {
  width: number;
  height: number;
  /** How many years go across it, and how many cents up it. */
  years: number;
  most: number;
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** The path of a hill: from the first sum through the end of each year, closed along the foot of the sheet. */
export function hill(
  start: number,
  heights: readonly number[],
  { width, height, years, most }: Sheet,
  begins = 0,
): string {
  const at = (year: number, cents: number) =>
    `${round((year / years) * width)} ${round(height - (most > 0 ? cents / most : 0) * height)}`;
  const points = [start, ...heights].map((cents, index) => at(begins + index, cents));
  return `M${at(begins, 0)}L${points.join('L')}L${at(begins + heights.length, 0)}Z`;
}

/** Round sums for the lines of a drawing that goes up to this: two to four of them. */
export function marks(most: number): number[] {
  if (most <= 0) return [];
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [0.25, 0.5, 1, 2.5, 5].map((part) => part * power).find((one) => most / one < 4.5) ?? power;
  return Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);
}

export const balances = (years: readonly YearEnd[]): number[] => years.map(({ balance }) => balance);
export const payments = (years: readonly YearEnd[]): number[] => years.map(({ paid }) => paid);
