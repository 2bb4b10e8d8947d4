import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localAt, momentAt } from './zoned-moment.ts';

it('reads a time by the clock of a zone, in summer and in winter', () => {
  expect(momentAt('2026-11-17T09:30', 'Europe/Berlin')?.toISOString()).toBe('2026-11-17T08:30:00.000Z');
  expect(momentAt('2026-07-17T09:30', 'Europe/Berlin')?.toISOString()).toBe('2026-07-17T07:30:00.000Z');
  expect(momentAt('2026-02-30T09:30', 'Europe/Berlin')).toBeNull();
});

it('says every time so that it is read back', () => {
  const minutes = fc.integer({ min: 29_000_000, max: 31_000_000 });
  fc.assert(
    fc.property(minutes, fc.constantFrom('Asia/Kolkata', 'UTC', 'America/Caracas'), (minute, zone) => {
      const moment = new Date(minute * 60_000);
      expect(momentAt(localAt(moment, zone), zone)).toEqual(moment);
    }),
  );
});
