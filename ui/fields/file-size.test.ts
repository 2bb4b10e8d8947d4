import { expect, test } from 'vitest';
import { fileSize, isAccepted } from './file-size.ts';

test('sizes are written with one useful digit', () => {
  expect([0, 999, 1000, 1540, 99_400, 999_499, 999_500, 2_400_000, 12_400_000].map(fileSize)).toEqual([
    '0 B',
    '999 B',
    '1 KB',
    '1.5 KB',
    '99 KB',
    '999 KB',
    '1 MB',
    '2.4 MB',
    '12 MB',
  ]);
});

test('a file is known by its ending, its kind or its family', () => {
  const pdf = { name: 'Contract.PDF', type: 'application/pdf' };
  expect(isAccepted(pdf, '.pdf')).toBe(true);
  expect(isAccepted(pdf, 'application/pdf, image/*')).toBe(true);
  expect(isAccepted(pdf, 'image/*, .csv')).toBe(false);
  expect(isAccepted({ name: 'van.png', type: 'image/png' }, 'image/*')).toBe(true);
  expect(isAccepted(pdf, '')).toBe(true);
});
