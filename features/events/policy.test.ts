import { expect, it } from 'vitest';
import {
  type LinkClaim,
  type LinkedRegistration,
  mayChange,
  mayHaveCertificate,
  mayRate,
  maySee,
  maySeeInstructions,
} from './policy.ts';

const startAt = new Date('2026-11-16T14:00:00Z');
const endAt = new Date('2026-11-16T16:00:00Z');
const linked = (more: {
  registration?: Partial<LinkedRegistration['registration']>;
  event?: Partial<LinkedRegistration['event']>;
}): LinkedRegistration => ({
  registration: { id: 'r', status: 'registered', holder: 1, ...more.registration },
  event: { status: 'published', startAt, endAt, ...more.event },
});
const claim: LinkClaim = { id: 'r', role: 'mail', holder: 1 };
const before = new Date('2026-11-15T14:00:00Z');
const during = new Date('2026-11-16T15:00:00Z');
const after = new Date('2026-11-16T16:00:00Z');
const muchLater = new Date('2027-02-16T16:00:00Z');

it.each<[string, LinkClaim, LinkedRegistration, Date, string]>([
  ['who has a seat, before', claim, linked({}), before, 'see change instructions'],
  ['who has a seat, when it has begun', claim, linked({}), during, 'see instructions'],
  ['who had a seat, afterwards', claim, linked({}), after, 'see instructions rate'],
  [
    'who was there, afterwards',
    claim,
    linked({ registration: { checkedInAt: during } }),
    after,
    'see instructions rate certificate',
  ],
  ['who is there', claim, linked({ registration: { checkedInAt: during } }), during, 'see instructions'],
  ['who had a seat, long after', claim, linked({}), muchLater, ''],
  ['who waits', claim, linked({ registration: { status: 'waiting' } }), before, 'see change'],
  ['who waited in vain', claim, linked({ registration: { status: 'waiting' } }), after, 'see'],
  ['who cancelled', claim, linked({ registration: { status: 'cancelled' } }), before, 'see'],
  ['a cancelled event', claim, linked({ event: { status: 'cancelled' } }), before, 'see'],
  ['who handed the seat on', { ...claim, holder: 0 }, linked({}), before, ''],
  ['another registration', { ...claim, id: 'x' }, linked({}), before, ''],
  ['the code on the ticket, at the door', { ...claim, role: 'ticket' }, linked({}), before, 'see'],
  ['the code on the ticket, afterwards', { ...claim, role: 'ticket' }, linked({}), after, 'see'],
])('%s may: %5$s', (_, who, what, now, expected) => {
  const rights = {
    see: maySee,
    change: mayChange,
    instructions: maySeeInstructions,
    rate: mayRate,
    certificate: mayHaveCertificate,
  };
  const had = Object.entries(rights).filter(([, may]) => may(who, what, now));
  expect(had.map(([right]) => right).join(' ')).toBe(expected);
});
