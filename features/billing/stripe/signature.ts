import { createHmac, timingSafeEqual } from 'node:crypto';

const tolerance = 300;

/** The header by which Stripe signs what it sends: `t=…,v1=…`. */
export const signatureOf = (secret: string, body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Whether a body was signed with the secret within the last five minutes; the header contains several signatures while a secret is being changed. */
export function isSigned(secret: string, body: string, header: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN);
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= tolerance)) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return parts.some(([name, value = '']) => {
    const given = name === 'v1' ? Buffer.from(value, 'hex') : Buffer.alloc(0);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
