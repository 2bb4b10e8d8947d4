import { describe, expect, it } from 'vitest';
import { isSigned, newWebhookSecret, signedHeads } from '#server/http/webhook-signature.ts';
import { receive } from './receiver.ts';

const at = new Date('2026-11-19T10:00:00Z');
const minutes = (count: number) => new Date(at.getTime() + count * 60_000);
const secret = newWebhookSecret();
const body = '{"type":"booking.created","data":{"name":"Zoë"}}';
const message = { secret, heads: signedHeads(secret, 'msg-1', at, body), body };

describe('the receiver in the page', () => {
  it('takes what the server signs, and agrees with the server on what it does not take', async () => {
    const cases = [
      { message, now: at, verdict: 'taken' },
      { message, now: minutes(4), verdict: 'taken' },
      { message, now: minutes(6), verdict: 'late' },
      { message: { ...message, body: body.replace('Zoë', 'Zoe') }, now: at, verdict: 'changed' },
      { message: { ...message, secret: newWebhookSecret() }, now: at, verdict: 'changed' },
    ] as const;
    for (const { message: sent, now, verdict } of cases) {
      expect(await receive(sent, now)).toBe(verdict);
      expect(isSigned(sent.secret, new Headers(sent.heads), sent.body, now)).toBe(verdict === 'taken');
    }
  });
});
