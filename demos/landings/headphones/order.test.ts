import { expect, it } from 'vitest';
import { engraved, nameTrouble, orderFrom, slip, slipLines, totalOf } from './order.ts';

const order = { shell: 'rust', wool: 'oat', name: ' Ada & Bo ' };

it('engraves what it has letters for', () => {
  expect(engraved(order)).toBe('Ada & Bo');
  expect(nameTrouble('')).toBeNull();
  expect(nameTrouble('Zoë-Ñ’ 9')).toBeNull();
  expect(nameTrouble('Bo 🎧')).toBe('Our engraver has letters, digits, & . ’ and -. Leave out “🎧”.');
  expect(nameTrouble('Bartholomew Cubbins')).toMatch(/room for 12 letters; this is 19/);
  expect(engraved({ ...order, name: 'Bo 🎧' })).toBe('');
});

it('adds the engraving to the price', () => {
  expect(totalOf(order)).toBe(304);
  expect(totalOf({ ...order, name: '' })).toBe(290);
  expect(slipLines(order)[0]?.what).toBe('Hush Nine, Rust with Oat wool');
});

it('writes a slip whose prices stand below each other', () => {
  const lines = slip(order)
    .split('\n')
    .filter((line) => line.endsWith('EUR'));
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines.at(-1)).toMatch(/^Total\.+ +304 EUR$/);
});

it('reads back an order, and nothing else', () => {
  expect(orderFrom(JSON.parse(JSON.stringify(order)))).toEqual(order);
  for (const wrong of [null, 'rust', { ...order, shell: 'gold' }, { ...order, name: 9 }])
    expect(orderFrom(wrong)).toBeNull();
});
