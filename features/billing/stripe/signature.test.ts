import { describe, expect, it } from 'vitest';
import { amountFromStripe, stripeAmount } from './amount.ts';
import { isSigned, signatureOf } from './signature.ts';

const secret = 'whsec_test_secret';
const body = '{"id":"evt_1"}';
const now = new Date('2026-11-16T09:00:00Z');
const seconds = now.getTime() / 1000;

describe('the signature of a webhook', () => {
  it('is taken when it is ours and fresh', () => {
    expect(isSigned(secret, body, signatureOf(secret, body, seconds), now)).toBe(true);
    expect(isSigned(secret, body, signatureOf(secret, body, seconds - 299), now)).toBe(true);
    const two = `${signatureOf('whsec_old', body, seconds)},${signatureOf(secret, body, seconds).split(',')[1]}`;
    expect(isSigned(secret, body, two, now)).toBe(true);
  });

  it('is refused when it is old, of another secret, of another body, or no signature', () => {
    expect(isSigned(secret, body, signatureOf(secret, body, seconds - 301), now)).toBe(false);
    expect(isSigned(secret, body, signatureOf(secret, body, seconds + 301), now)).toBe(false);
    expect(isSigned(secret, body, signatureOf('whsec_other', body, seconds), now)).toBe(false);
    expect(isSigned(secret, `${body} `, signatureOf(secret, body, seconds), now)).toBe(false);
    for (const header of [
      '',
      't=',
      `t=${seconds}`,
      `t=${seconds},v1=`,
      'v1=00',
      `t=${seconds},v0=${'0'.repeat(64)}`,
    ])
      expect(isSigned(secret, body, header, now), header).toBe(false);
  });

  it('covers the time, so that an old message cannot be made young', () => {
    const old = signatureOf(secret, body, seconds - 4000);
    expect(isSigned(secret, body, old.replace(`t=${seconds - 4000}`, `t=${seconds}`), now)).toBe(false);
  });
});

describe('amounts at Stripe', () => {
  it('are the smallest unit, but for the currencies that it counts otherwise', () => {
    expect([stripeAmount(1050, 'EUR'), stripeAmount(1050, 'JPY'), stripeAmount(1050, 'KWD')]).toEqual([
      1050, 1050, 1050,
    ]);
    expect(stripeAmount(1055, 'KWD')).toBe(null);
    expect([stripeAmount(0, 'EUR'), stripeAmount(100_000_000, 'EUR')]).toEqual([null, null]);
    expect(amountFromStripe(stripeAmount(500, 'ISK') ?? 0, 'ISK')).toBe(500);
  });
});
