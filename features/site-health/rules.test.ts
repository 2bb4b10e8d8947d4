import { expect, it } from 'vitest';
import { judgeDisk, judgeJobs, judgeMail } from './rules.ts';

const at = new Date('2026-11-16T10:00:00Z');
const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
const queue = (failed: number, minutes?: number) => ({
  failed,
  oldest: minutes === undefined ? null : before(minutes).toISOString(),
});

it('says when jobs are stuck, failed or fine', () => {
  expect(judgeJobs(false, [], at).state).toBe('bad');
  expect(judgeJobs(true, [queue(0, 1), queue(0, 6)], at)).toMatchObject({
    state: 'bad',
    words: expect.stringContaining('6 minutes'),
  });
  expect(judgeJobs(true, [queue(2, 1), queue(1)], at)).toMatchObject({
    state: 'warning',
    words: expect.stringContaining('3 jobs failed'),
  });
  expect(judgeJobs(true, [queue(0, 1)], at).state).toBe('good');
});

it('says when mail does not leave', () => {
  expect(judgeMail('off', { waiting: 0, oldest: null, failed: 0 }, at).state).toBe('bad');
  expect(judgeMail('leaves', { waiting: 3, oldest: before(150), failed: 0 }, at)).toMatchObject({
    state: 'bad',
    words: '3 emails are waiting, the oldest for 2 hours.',
  });
  expect(judgeMail('failing', { waiting: 1, oldest: before(1), failed: 0 }, at).state).toBe('bad');
  expect(judgeMail('leaves', { waiting: 0, oldest: null, failed: 1 }, at).state).toBe('warning');
  expect(judgeMail('leaves', { waiting: 1, oldest: before(1), failed: 0 }, at).state).toBe('good');
});

it('says when the disk fills up', () => {
  const gb = 1024 ** 3;
  expect(judgeDisk({ free: 0.2 * gb, all: 1000 * gb }).state).toBe('bad');
  expect(judgeDisk({ free: 4 * gb, all: 100 * gb }).state).toBe('warning');
  expect(judgeDisk({ free: 4 * gb, all: 20 * gb }).state).toBe('good');
  expect(judgeDisk(null).state).toBe('warning');
});
