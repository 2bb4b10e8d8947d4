// Written out by hand: opening the first of the browser's own number formats takes a slow phone a tenth of a second.
const written = (number: number, decimals: number): string =>
  number.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
const plain = (number: number): string => written(number, 0);
const money = (amount: number): string => `€${written(Math.abs(amount), 2)}`;

/** A distance in kilometres, with a decimal while it is short. */
export const kilometres = (metres: number): string =>
  Math.abs(metres) < 99_950 ? written(metres / 1000, 1) : plain(metres / 1000);

export const euro = (amount: number): string => `${amount < 0 ? '−' : ''}${money(amount)}`;

/** What changed, with its sign: `+€3.10`, `−€12.00`. */
export const euroChange = (amount: number): string => `${amount < 0 ? '−' : '+'}${money(amount)}`;

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${plain(number)} ${number === 1 ? one : many}`;

const small = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** A number that begins a sentence. */
export const inWords = (number: number): string => small[number] ?? plain(number);
