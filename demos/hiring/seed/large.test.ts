import { expect, it } from 'vitest';
import { z } from 'zod';
import { largeRows } from '../../app-kit/sandbox/large-rows.ts';
import { hiringDesk } from '../application.ts';
import { schemas } from '../records.ts';

const day = '2026-11-18';

it('has 20,000 candidates with an application each, the usual ones first', async () => {
  const rows = await largeRows(hiringDesk, day);
  const usual = hiringDesk.seed(day);
  expect(rows.people.size).toBe(20_000);
  expect(rows.applications.size).toBe(20_000);
  expect([...rows.people.keys()].slice(0, usual.people.length)).toEqual(usual.people.map(({ id }) => id));
  for (const { personId, jobId } of rows.applications.values()) {
    expect(rows.people.has(personId)).toBe(true);
    expect(rows.jobs.has(jobId)).toBe(true);
  }
  for (const { applicationId } of rows.notes.values())
    expect(rows.applications.has(applicationId)).toBe(true);
  // Hardly anybody is called like somebody else: the list of duplicates stays as short as in the usual sample.
  expect(new Set([...rows.people.values()].map(({ name }) => name)).size).toBeGreaterThan(19_990);
  z.array(schemas.people).parse([...rows.people.values()].slice(-200));
  z.array(schemas.applications).parse([...rows.applications.values()].slice(-200));
});
