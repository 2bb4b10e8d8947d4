import { expect, it } from 'vitest';
import { z } from 'zod';
import { overlap } from '#engines/leave/request.ts';
import { schemas } from '../records.ts';
import { seed } from './seed.ts';

const day = '2026-11-18';
const lists = seed(day);

it('is the same for the same day, and whole by the schemas', () => {
  expect(seed(day)).toEqual(lists);
  for (const [name, schema] of Object.entries(schemas))
    expect(z.array(schema).safeParse(lists[name as keyof typeof lists]).error?.issues ?? []).toEqual([]);
});

it('holds 250 people under managers without a circle', () => {
  expect(lists.people).toHaveLength(250);
  expect(new Set(lists.people.map(({ name }) => name)).size).toBe(250);
  const byId = new Map(lists.people.map((person) => [person.id, person]));
  for (const person of lists.people) {
    let above = person;
    for (let steps = 0; above.managerId; steps += 1) {
      expect(steps).toBeLessThan(10);
      above = byId.get(above.managerId) ?? above;
    }
    expect(above.title).toBe('Chief executive');
  }
});

it('gives nobody two leaves at once, and every illness one reason', () => {
  const open = lists.requests.filter(({ state }) => state === 'approved' || state === 'waiting');
  for (const one of open)
    for (const other of open)
      if (one.id !== other.id && one.personId === other.personId && overlap(one, other))
        expect([one, other]).toEqual([]);
  const ill = lists.requests.filter(({ type }) => type === 'sick').map(({ id }) => id);
  expect(lists.health.map(({ id }) => id)).toEqual(ill);
});

it('believably fills any day of the year', () => {
  for (const other of ['2026-01-05', '2026-06-20', '2027-02-28', '2028-02-29']) {
    const { requests, times, tasks } = seed(other);
    expect(
      requests.filter(({ from, to, state }) => state === 'approved' && from <= other && to >= other).length,
    ).toBeGreaterThan(8);
    expect(requests.filter(({ state }) => state === 'waiting').length).toBeGreaterThan(10);
    expect(times.length).toBeGreaterThan(1000);
    expect(tasks.length).toBeGreaterThan(8);
  }
});
