import { expect, it } from 'vitest';
import type { Stop } from '#engines/routing/problem.ts';
import { stopFields } from './stop-fields.ts';

const stop: Stop = {
  id: 's1',
  name: 'Gouda',
  place: { x: 4.7, y: 52 },
  windows: [{ from: 25_200, to: 50_400 }],
};
const field = (key: string) => {
  const found = stopFields.find((each) => each.key === key);
  if (!found) throw new Error(key);
  return found;
};

it.each([
  ['y', '52,5', { place: { x: 4.7, y: 52.5 } }],
  ['y', '152', null],
  ['from', '8:30', { windows: [{ from: 30_600, to: 50_400 }] }],
  ['from', '15:00', null],
  ['to', '', { windows: [{ from: 25_200, to: 86_400 }] }],
  ['to', 'late', null],
  ['service', '12', { service: 720 }],
  ['load', '-3', null],
  ['skills', 'Cold; lift', { skills: ['cold', 'lift'] }],
  ['name', '  ', null],
  ['skip', '12,50', { skipCost: 12.5 }],
  ['skip', '', { skipCost: undefined }],
  ['skip', 'free', null],
])('reads %s from %j', (key, text, change) => expect(field(key).read(text, stop)).toEqual(change));

it('has no window left when both ends are lifted', () =>
  expect(field('from').read('', { ...stop, windows: [{ from: 25_200, to: 86_400 }] })).toEqual({
    windows: undefined,
  }));

it('shows back what it read', () => {
  for (const each of stopFields) {
    const change = each.read(each.show(stop), stop);
    expect(each.show({ ...stop, ...change })).toBe(each.show(stop));
  }
});
