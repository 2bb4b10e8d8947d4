/** Months in the forms that people write them in. */
const long = 'January February March April May June July August September October November December'.split(
  ' ',
);
const german = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);
const split = (month: string) => [Number(month.slice(0, 4)), Number(month.slice(5)) - 1] as const;

const as = (write: (year: number, month: number) => string) => (month: string) => write(...split(month));
/** Jan 2019 */
export const shortMonth = as((year, month) => `${long[month]?.slice(0, 3)} ${year}`);
/** January 2019 */
export const longMonth = as((year, month) => `${long[month]} ${year}`);
/** 01/2019 */
export const slashed = as((year, month) => `${String(month + 1).padStart(2, '0')}/${year}`);
/** 01.2019 */
export const dotted = as((year, month) => `${String(month + 1).padStart(2, '0')}.${year}`);
/** Januar 2019 */
export const germanMonth = as((year, month) => `${german[month]} ${year}`);
/** Jan ’19 */
export const shortYear = as((year, month) => `${long[month]?.slice(0, 3)} ’${String(year).slice(2)}`);
