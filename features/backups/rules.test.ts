import { expect, it } from 'vitest';
import { beyond, isUnderWay, standingOf } from './rules.ts';

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
