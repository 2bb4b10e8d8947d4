import { expect, it } from 'vitest';
import { mayConfirm, mayUnsubscribe } from './policy.ts';

const since = new Date('2026-01-01');
const row = (state: 'pending' | 'confirmed' | 'unsubscribed', id = 'a') => ({ id, state, since });
const claim = { id: 'a', since: since.getTime() };

it.each([
  ['its own pending request', claim, row('pending'), true],
  ['an earlier request', { id: 'a', since: 1 }, row('pending'), false],
  ['a subscription that has ended', claim, row('unsubscribed'), false],
  ["somebody else's request", { ...claim, id: 'b' }, row('pending'), false],
])('confirming %s', (_, link, subscription, allowed) => expect(mayConfirm(link, subscription)).toBe(allowed));

it.each([
  ['its own', { id: 'a' }, true],
  ["somebody else's", { id: 'b' }, false],
])('ending %s', (_, link, allowed) => expect(mayUnsubscribe(link, row('confirmed'))).toBe(allowed));
