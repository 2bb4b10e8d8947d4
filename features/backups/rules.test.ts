import { expect, it } from 'vitest';
import { beyond, isUnderWay, offsiteStanding, standingOf, trialStanding } from './rules.ts';

const at = new Date('2026-11-16T10:00:00Z');
const before = (seconds: number) => new Date(at.getTime() - seconds * 1000);

it('tells one that goes on from one that was cut off', () => {
  expect(standingOf({ state: 'running', seenAt: before(5) }, false, at)).toBe('running');
  expect(standingOf({ state: 'running', seenAt: before(121) }, false, at)).toBe('stalled');
  expect(standingOf({ state: 'waiting', seenAt: before(121) }, false, at)).toBe('stalled');
  expect(isUnderWay('running') && isUnderWay('waiting') && !isUnderWay('stalled')).toBe(true);
});

it('knows whether the file is on this server', () => {
  expect(standingOf({ state: 'done', seenAt: before(9999) }, true, at)).toBe('here');
  expect(standingOf({ state: 'done', seenAt: before(9999) }, false, at)).toBe('elsewhere');
});

it('lets the oldest go', () => {
  const all = [3, 1, 2].map((n) => ({ askedAt: before(n), n }));
  expect(beyond(all, 2).map(({ n }) => n)).toEqual([3]);
  expect(beyond(all, 5)).toEqual([]);
});

const day = 86_400;

it('tells how the off-site copies stand', () => {
  const fine = { isSet: true, lastAt: before(day), problem: null };
  expect(offsiteStanding(fine, at)).toBe('fine');
  expect(offsiteStanding({ ...fine, isSet: false }, at)).toBe('unset');
  expect(offsiteStanding({ ...fine, lastAt: null }, at)).toBe('waiting');
  expect(offsiteStanding({ ...fine, lastAt: before(3 * day) }, at)).toBe('late');
  expect(offsiteStanding({ ...fine, problem: 'It could not be copied.' }, at)).toBe('failed');
});

it('tells how the trial restores stand', () => {
  expect(trialStanding(null, at)).toBe('never');
  expect(trialStanding({ state: 'passed', startedAt: before(7 * day) }, at)).toBe('passed');
  expect(trialStanding({ state: 'passed', startedAt: before(10 * day) }, at)).toBe('late');
  expect(trialStanding({ state: 'failed', startedAt: before(10 * day) }, at)).toBe('failed');
  expect(trialStanding({ state: 'running', startedAt: before(60) }, at)).toBe('running');
  expect(trialStanding({ state: 'running', startedAt: before(7 * 3600) }, at)).toBe('failed');
});
