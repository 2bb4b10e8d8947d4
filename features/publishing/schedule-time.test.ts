import { expect, it } from 'vitest';
import { momentOf } from './schedule-time.ts';

it('reads what was typed by the clock of the studio', () => {
  expect(momentOf('2026-11-17T09:00', 'Europe/Berlin')?.toISOString()).toBe('2026-11-17T08:00:00.000Z');
  expect(momentOf('2026-07-17T09:00', 'Europe/Berlin')?.toISOString()).toBe('2026-07-17T07:00:00.000Z');
});

it.each(['', 'tomorrow', '2026-13-01T09:00'])('takes “%s” for no moment', (typed) => {
  expect(momentOf(typed, 'Europe/Berlin')).toBeNull();
});
