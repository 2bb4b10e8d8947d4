import { grouped } from '#lib/money/grouped.ts';

const words = [
  'Nobody',
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

/** How many are away, as a sentence: 'Two of eleven are away today'. */
export function awaySentence(away: number, all: number): string {
  if (away === 0) return 'Everyone is in today';
  const of = (words[all] ?? grouped(all)).toLowerCase();
  return `${words[away] ?? grouped(away)} of ${of} ${away === 1 ? 'is' : 'are'} away today`;
}
