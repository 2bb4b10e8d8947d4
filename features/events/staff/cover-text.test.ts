import { expect, it } from 'vitest';
import { cardFields, cardRows } from './cover-text.ts';

const rows = [
  { text: '09:00', tag: 'Ann', state: 'chosen' as const },
  { text: '09:30', tag: 'free' },
  { text: '10:00' },
  { text: '10:30', state: 'gone' as const },
];

it('reads the rows of a card as it writes them', () => {
  const fields = cardFields({ title: 'A', note: '', rows, result: { good: true, text: 'Held' } });
  expect(fields.rows).toBe('09:00 | Ann | chosen\n09:30 | free\n10:00\n10:30 |  | gone');
  expect(cardRows(fields.rows)).toEqual(rows);
});

it('leaves out empty lines and states that nobody knows', () => {
  expect(cardRows('\n a | b | huge \n | c')).toEqual([{ text: 'a', tag: 'b' }]);
});
