/** An amount as written on a bill: 2450 is 24.50. */
export const written = (cents: number): string => (cents / 100).toFixed(2);

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const counted = (count: number): string => numbers[count] ?? String(count);
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What the fewest payments save, as a headline. */
export const becomes = (debts: number, payments: number): string =>
  `${capital(counted(debts))} debts become ${counted(payments)}`;

/** How many payments settle the evening. */
export const closes = (payments: number): string =>
  payments === 0
    ? 'Everyone is even'
    : payments === 1
      ? 'One payment settles it'
      : `${capital(counted(payments))} payments settle it`;
