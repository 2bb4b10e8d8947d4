import { expect, it } from 'vitest';
import { type LinkClaim, type LinkedBooking, mayChange, mayOpenFeed, maySee } from './policy.ts';

const booking: LinkedBooking = {
  id: 'a',
  status: 'confirmed',
  startAt: new Date('2026-11-16T14:00Z'),
  endAt: new Date('2026-11-16T14:30Z'),
};
const visitor: LinkClaim = { id: 'a', role: 'visitor' };
const early = new Date('2026-11-16T13:59Z');
const begun = new Date('2026-11-16T14:00Z');
const old = new Date('2026-12-17T14:00Z');

it.each<[string, LinkClaim, Partial<LinkedBooking>, Date, [boolean, boolean, boolean]]>([
  ['the visitor', visitor, {}, early, [true, true, true]],
  ['the host', { id: 'a', role: 'host' }, {}, early, [true, true, true]],
  ['who has just booked', { id: 'a', role: 'receipt' }, {}, early, [true, true, false]],
  ['the visitor of another meeting', { id: 'b', role: 'visitor' }, {}, early, [false, false, false]],
  ['the visitor, once it has begun', visitor, {}, begun, [true, false, true]],
  ['the visitor, after it was cancelled', visitor, { status: 'cancelled' }, early, [true, false, true]],
  ['the visitor, a month later', visitor, {}, old, [false, false, false]],
])('%s', (_, claim, more, now, allowed) => {
  const linked = { ...booking, ...more };
  expect([
    maySee(claim, linked, now),
    mayChange(claim, linked, now),
    mayOpenFeed(claim, linked, now),
  ]).toEqual(allowed);
});
