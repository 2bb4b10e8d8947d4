import { describe, expect, it } from 'vitest';
import { type Subscription, subscribeStep } from './rules.ts';
import { subscribeSchema } from './schema.ts';

describe('subscribeStep', () => {
  const now = new Date('2026-01-01T12:00:00Z');
  const long = new Date('2026-01-01T11:00:00Z');
  const just = new Date('2026-01-01T11:55:00Z');
  const cases: [string, Subscription | null, string][] = [
    ['an unknown address', null, 'create'],
    ['one that waits for its confirmation', { state: 'pending', askedAt: long }, 'ask-again'],
    ['one that asked a moment ago', { state: 'pending', askedAt: just }, 'wait'],
    ['one that has the newsletter', { state: 'confirmed', askedAt: long }, 'tell-already'],
    ['one that just got it', { state: 'confirmed', askedAt: just }, 'wait'],
    ['one that left a moment ago', { state: 'unsubscribed', askedAt: just }, 'renew'],
    ['one that had left', { state: 'unsubscribed', askedAt: long }, 'renew'],
  ];
  it.each(cases)('%s', (_, known, step) => expect(subscribeStep(known, now)).toBe(step));
});

describe('subscribeSchema', () => {
  it('takes a wrong key as none', () => {
    expect(subscribeSchema.parse({ email: 'a@b.co', key: 'x' })).toEqual({ email: 'a@b.co', key: undefined });
  });
});
