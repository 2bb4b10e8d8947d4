import { expect, it } from 'vitest';
import { z } from 'zod';
import { schemas } from '../records.ts';
import { seed } from './seed.ts';

const day = '2026-11-18';
const lists = seed(day);

it('makes the same records for the same day', () => {
  expect(seed(day)).toEqual(lists);
});

it('makes records that a file with them can hold', () => {
  for (const [name, schema] of Object.entries(schemas))
    z.array(schema).parse(lists[name as keyof typeof lists]);
});

it('has six posts and about 180 people in every state', () => {
  expect(lists.jobs).toHaveLength(6);
  expect(lists.people.length).toBeGreaterThanOrEqual(175);
  expect(new Set(lists.people.map(({ name }) => name)).size).toBeGreaterThan(150);
  expect(new Set(lists.applications.map(({ state }) => state)).size).toBe(4);
});

it('lets nobody arrive in the future or leave a stage before coming to it', () => {
  for (const { path, since, endedOn } of lists.applications) {
    const days = path.map(({ on }) => on);
    expect(days).toEqual(days.toSorted());
    expect(since <= (endedOn ?? day)).toBe(true);
    expect(since <= day).toBe(true);
  }
});
