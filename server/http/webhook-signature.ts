import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret, as both sides write it. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);

const signatureOf = (secret: string, id: string, seconds: number, body: string): string =>
  createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64');

/** The heads of a signed message, as standardwebhooks.com describes them. */
export function signedHeads(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signatureOf(secret, id, seconds, body)}`,
  };
}

const toleranceSeconds = 300;

/** Whether a message was signed with this secret within the last minutes. */
export function isSigned(secret: string, heads: Headers, body: string, at: Date): boolean {
  const id = heads.get('webhook-id') ?? '';
  const seconds = Number(heads.get('webhook-timestamp'));
  if (!id || !Number.isInteger(seconds)) return false;
  if (Math.abs(at.getTime() / 1000 - seconds) > toleranceSeconds) return false;
  const expected = Buffer.from(signatureOf(secret, id, seconds, body));
  return (heads.get('webhook-signature') ?? '').split(' ').some((each) => {
    const given = Buffer.from(each.replace(/^v1,/, ''));
    return each.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
