import { describe, expect, it } from 'vitest';
import { helpWith, isDone, lastOf, type Run, task, verdictOf } from './runs.ts';

const run = (version: Run['version'], seconds: number, errors: number): Run => ({
  version,
  seconds,
  clicks: 5,
  errors,
});

describe('the usability test', () => {
  it('is done with the day, the time and the number, however the number is written', () => {
    expect(isDone(task)).toBe(true);
    expect(isDone({ ...task, phone: '0305550147' })).toBe(true);
    expect(isDone({ ...task, day: '24' })).toBe(false);
    expect(isDone({ ...task, phone: '030 555' })).toBe(false);
  });

  it('says in version B what is missing', () => {
    expect(helpWith({ ...task, time: '' })).toContain('Choose a day and a time');
    expect(helpWith({ ...task, phone: '-' })).toContain('phone number');
    expect(helpWith({ ...task, time: '10:00' })).toContain('Compare');
    expect(helpWith(task)).toBeNull();
  });

  it('compares the last run of each version, also when the faults were faster', () => {
    const runs = [run('A', 30, 3), run('A', 20, 2), run('B', 8.4, 0)];
    expect(lastOf(runs, 'A')?.seconds).toBe(20);
    expect(lastOf([], 'B')).toBeNull();
    expect(verdictOf(run('A', 20, 2), run('B', 8.4, 0))).toBe(
      'Version B took you 11.6 seconds less, with 2 errors fewer.',
    );
    expect(verdictOf(run('A', 8, 0), run('B', 9, 1))).toBe(
      'Version B took you 1.0 seconds more, with 1 error more.',
    );
    expect(verdictOf(run('A', 8, 0), run('B', 8.2, 0))).toBe(
      'Both took you about the same time, with the same number of errors.',
    );
  });
});
