const plain = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

/** A distance in kilometres, with a decimal while it is short. */
export const kilometres = (metres: number): string =>
  Math.abs(metres) < 99_950 ? fine.format(metres / 1000) : plain.format(metres / 1000);

export const euro = (amount: number): string => money.format(amount).replace('-', '−');

/** What changed, with its sign: `+€3.10`, `−€12.00`. */
export const euroChange = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}${money.format(Math.abs(amount))}`;

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${plain.format(number)} ${number === 1 ? one : many}`;

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
export const inWords = (number: number): string => small[number] ?? plain.format(number);
