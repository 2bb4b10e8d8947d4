import { expect, it } from 'vitest';
import { isSigned, newWebhookSecret, signedHeads } from './webhook-signature.ts';

const at = new Date('2026-11-16T10:00:00Z');
const secret = newWebhookSecret();
const heads = (more: Record<string, string> = {}) =>
  new Headers({ ...signedHeads(secret, 'msg_1', at, '{"a":1}'), ...more });

it('signs as the standard’s own example has it', () => {
  const told = signedHeads(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    new Date(1_614_265_330_000),
    '{"test": 2432232314}',
  );
  expect(told['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it('knows its own, also beside the signature of another key', () => {
  expect(isSigned(secret, heads(), '{"a":1}', at)).toBe(true);
  const both = `v1,AAAA ${heads().get('webhook-signature')}`;
  expect(isSigned(secret, heads({ 'webhook-signature': both }), '{"a":1}', at)).toBe(true);
});

it.each([
  ['another body', () => isSigned(secret, heads(), '{"a":2}', at)],
  ['another key', () => isSigned(newWebhookSecret(), heads(), '{"a":1}', at)],
  ['another id', () => isSigned(secret, heads({ 'webhook-id': 'msg_2' }), '{"a":1}', at)],
  ['another time', () => isSigned(secret, heads({ 'webhook-timestamp': '1' }), '{"a":1}', at)],
  ['an old message', () => isSigned(secret, heads(), '{"a":1}', new Date(at.getTime() + 301_000))],
  ['no signature', () => isSigned(secret, heads({ 'webhook-signature': '' }), '{"a":1}', at)],
  ['no heads', () => isSigned(secret, new Headers(), '{"a":1}', at)],
])('refuses %s', (_, check) => expect(check()).toBe(false));
