/** A written number with its thousands set apart: '1234.5' as '1,234.5'. */
export const setApart = (number: string): string => number.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');

/**
 * A number as English writes it: '1,234.5'. By hand, because opening the first of the browser's own formats takes
 * a slow phone a tenth of a second.
 */
export const grouped = (number: number, decimals?: number): string =>
  setApart(decimals === undefined ? String(number) : number.toFixed(decimals));

/** The same for a measured one, to a thousandth: '0.333'. */
export const figure = (number: number): string => grouped(Math.round(number * 1000) / 1000);

/** One or several of something: '1 row', '1,204 rows'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
