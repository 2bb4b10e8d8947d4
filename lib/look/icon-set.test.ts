import { expect, test } from 'vitest';
import { iconFrame } from './icon-set.ts';

test('an icon without a word about it stands in sixteen units, as Iconify has it', () => {
  expect(iconFrame({})).toEqual({ viewBox: '0 0 16 16', transform: '' });
});

test('a quarter turn swaps the sides', () => {
  expect(iconFrame({ width: 24, height: 10, rotate: 1 })).toEqual({
    viewBox: '0 0 10 24',
    transform: 'rotate(90 5 5)',
  });
  expect(iconFrame({ width: 24, height: 10, rotate: -1 }).transform).toBe('rotate(-90 12 12)');
});

test('a mirror moves what it mirrors back into the box', () => {
  expect(iconFrame({ width: 24, height: 24, hFlip: true }).transform).toBe('translate(24 0) scale(-1 1)');
  expect(iconFrame({ width: 24, height: 24, top: 2, vFlip: true })).toEqual({
    viewBox: '0 0 24 24',
    transform: 'translate(0 26) scale(1 -1)',
  });
});

test('two mirrors are half a turn', () => {
  expect(iconFrame({ width: 24, height: 24, hFlip: true, vFlip: true }).transform).toBe('rotate(180 12 12)');
});
