import { expect, it } from 'vitest';
import { edited, rowsFrom } from '../../app-kit/sandbox/edits.ts';
import { clockOf, dateOf, freeHours } from '../hours.ts';
import type { Records } from '../records.ts';
import { sampleApplicant, seed } from '../seed/seed.ts';
import type { Done } from './done.ts';
import { cancelInterview, chooseHour, offerHours } from './interviews.ts';

const day = '2026-11-18';
const rows = rowsFrom<Records>(seed(day));
const now = Date.parse(`${day}T09:00:00Z`);
const hosts = ['tomasz', 'adaeze'];

function outcome(done: Done, from = rows) {
  if ('problem' in done) throw new Error(done.problem);
  return edited(from, done.edits).rows;
}
const offer = (starts: number[]) => ({
  applicationId: 'a1',
  name: 'Design',
  hostIds: hosts,
  minutes: 60,
  where: 'Video call',
  starts,
  by: 'ines',
  day,
});

it('offers only hours in which everybody works and nobody is taken', () => {
  const free = freeHours(rows, hosts, 60, now);
  expect(free.length).toBeGreaterThan(10);
  for (const start of free) {
    // Tomasz has Fridays off, and nobody begins before ten.
    expect(new Date(`${dateOf(start)}T12:00:00Z`).getUTCDay()).not.toBe(5);
    expect(clockOf(start) >= '10:00').toBe(true);
  }
});

it('holds the offered hours, frees the others once one is chosen, and all when it is called off', () => {
  const free = freeHours(rows, hosts, 60, now);
  const [one = 0, other = 0] = [free[0], free[6]];
  const offered = outcome(offerHours(rows, offer([other, one])));
  expect(freeHours(offered, hosts, 60, now)).not.toContain(one);
  const interview = [...offered.interviews.values()].at(-1);
  const chosen = outcome(chooseHour(offered, interview?.id ?? '', one, day), offered);
  expect(freeHours(chosen, hosts, 60, now)).toContain(other);
  expect(freeHours(chosen, hosts, 60, now)).not.toContain(one);
  const off = outcome(cancelInterview(chosen, interview?.id ?? '', 'ines', day), chosen);
  expect(freeHours(off, hosts, 60, now)).toEqual(free);
});

it('refuses an hour that is not offered, and an offer without hours or people', () => {
  expect(offerHours(rows, offer([]))).toMatchObject({ field: 'starts' });
  expect(offerHours(rows, { ...offer([now]), hostIds: [] })).toMatchObject({ field: 'hosts' });
  expect(offerHours(rows, { ...offer([now]), name: ' ' })).toMatchObject({ field: 'name' });
  expect(offerHours(rows, { ...offer([now]), where: '' })).toMatchObject({ field: 'where' });
  expect(chooseHour(rows, `i-${sampleApplicant}`, 1, day)).toHaveProperty('problem');
});

it('refuses an hour that somebody took in the meantime', () => {
  const [one = 0] = freeHours(rows, hosts, 60, now);
  const offered = outcome(offerHours(rows, offer([one])));
  expect(offerHours(offered, offer([one]))).toMatchObject({ field: 'starts' });
  expect(offerHours(offered, offer([one + 60 * 60_000]))).not.toMatchObject({ problem: /taken/ });
});

it('has an interview that waits for the sample’s candidate', () => {
  const waits = [...rows.interviews.values()].find(({ applicationId }) => applicationId === sampleApplicant);
  expect(waits?.state).toBe('offered');
});
