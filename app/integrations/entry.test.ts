import { describe, expect, it } from 'vitest';
import { busyInIcs } from '#features/booking/calendars/busy-in-ics.ts';
import { entryText } from './entry.ts';

const made = { uid: 'one', stamp: new Date('2026-11-19T10:00:00Z') };
const typed = { title: 'Demo; with commas, and “quotes”', day: '2026-11-24', time: '10:00', minutes: '45' };
const start = new Date('2026-11-24T10:00').getTime();

describe('an entry that a visitor composes', () => {
  it('is read by the booking as the very hours that were typed', () => {
    const entry = entryText(typed, made);
    if (!('text' in entry)) throw new Error('The entry was refused');
    const within = { start: start - 86_400_000, end: start + 86_400_000 };
    const own = { uids: new Set<string>(), remoteIds: new Set<string>() };
    expect(busyInIcs(entry.text, { within, zone: 'UTC', own })).toEqual([
      { start, end: start + 45 * 60_000 },
    ]);
  });

  it('says beside each field what is wrong with it', () => {
    const entry = entryText({ title: ' ', day: '', time: '9', minutes: '2' }, made);
    expect('problems' in entry && Object.keys(entry.problems)).toEqual(['title', 'day', 'time', 'minutes']);
  });
});
