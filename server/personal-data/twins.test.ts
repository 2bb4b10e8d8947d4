import { expect, it } from 'vitest';
import { twins } from './twins.ts';

const row = (id: number, emailKey: string, day: string) => ({ id, emailKey, day });

it('keeps the row that has the address already, otherwise the first, and every row that stands alone', () => {
  const rows = [
    row(1, 'old@example.com', 'monday'),
    row(2, 'new@example.com', 'monday'),
    row(3, 'old@example.com', 'tuesday'),
    row(4, 'older@example.com', 'tuesday'),
    row(5, 'old@example.com', 'friday'),
  ];
  expect(twins(rows, 'new@example.com', ({ day }) => day).map(({ id }) => id)).toEqual([1, 4]);
});
