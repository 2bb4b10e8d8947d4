import { expect, it } from 'vitest';
import { shardFrom, shardOf } from './shards.ts';

const commands = [
  { name: 'short', minutes: 1 },
  { name: 'longest', minutes: 9 },
  { name: 'long', minutes: 6 },
  { name: 'middle', minutes: 4 },
];

it('gives every command to one machine, and none more than its share', () => {
  const [first, second] = [1, 2].map((place) => shardOf(commands, { place, of: 2 }));
  expect(first).toEqual(['longest', 'short']);
  expect(second).toEqual(['long', 'middle']);
  expect(shardOf(commands, { place: 1, of: 1 })).toHaveLength(4);
  expect(shardOf(commands, { place: 5, of: 5 })).toEqual([]);
});

it('reads which part is asked for, and refuses what is none', () => {
  expect(shardFrom('2/4')).toEqual({ place: 2, of: 4 });
  for (const text of ['', '0/2', '3/2', '1', 'a/b', '1/2/3'])
    expect(() => shardFrom(text)).toThrow('not a valid part');
});
