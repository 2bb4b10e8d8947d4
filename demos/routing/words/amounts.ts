import { grouped } from '#lib/money/grouped.ts';

const plain = (number: number): string => grouped(number, 0);
const money = (amount: number): string => `€${grouped(Math.abs(amount), 2)}`;

/** A distance in kilometres, with a decimal while it is short. */
export const kilometres = (metres: number): string =>
  Math.abs(metres) < 99_950 ? grouped(metres / 1000, 1) : plain(metres / 1000);

export const euro = (amount: number): string => `${amount < 0 ? '−' : ''}${money(amount)}`;

/** What changed, with its sign: `+€3.10`, `−€12.00`. */
export const euroChange = (amount: number): string => `${amount < 0 ? '−' : '+'}${money(amount)}`;

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
