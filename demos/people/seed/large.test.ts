import { expect, it } from 'vitest';
import { z } from 'zod';
import { largeRows } from '../../app-kit/sandbox/large-rows.ts';
import { people } from '../application.ts';
import { schemas } from '../records.ts';
import { allUnder } from '../rules/tree.ts';

const day = '2026-11-18';

it('has 5,000 people under one chief executive, the usual ones first', async () => {
  const rows = await largeRows(people, day);
  const usual = people.seed(day);
  expect(rows.people.size).toBe(5000);
  expect(new Set([...rows.people.values()].map(({ email }) => email)).size).toBe(5000);
  expect([...rows.people.keys()].slice(0, 250)).toEqual(usual.people.map(({ id }) => id));
  expect(allUnder(rows.people, usual.people[0]?.id ?? '')).toHaveLength(4999);
  for (const { teamId } of rows.people.values()) expect(rows.teams.has(teamId)).toBe(true);
  for (const { personId } of rows.requests.values()) expect(rows.people.has(personId)).toBe(true);
  z.array(schemas.people).parse([...rows.people.values()]);
  z.array(schemas.requests).parse([...rows.requests.values()].slice(-500));
});
