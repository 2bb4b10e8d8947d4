import { afterEach, expect, it, vi } from 'vitest';
import { laterThan } from './saved-thing.ts';

afterEach(() => vi.useRealTimers());

it('gives every form a later time than the one it was made from, whatever the clock says', () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00.000Z') });
  expect(laterThan('2026-11-16T11:00:00.000Z')).toBe('2026-11-16T12:00:00.000Z');
  // The form came from a device whose clock is ahead.
  expect(laterThan('2026-11-16T13:00:00.000Z')).toBe('2026-11-16T13:00:00.001Z');
  expect(laterThan('2026-11-16T12:00:00.000Z')).toBe('2026-11-16T12:00:00.001Z');
  expect(laterThan('')).toBe('2026-11-16T12:00:00.000Z');
});
