import { createHmac, timingSafeEqual } from 'node:crypto';
import { now } from './clock.ts';

const sign = (secret: string, purpose: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${body}`).digest();

/** A signed text that is good for one purpose, until `expires` if given. What is in it can be read by anybody. */
export function makeToken(
  secret: string,
  purpose: string,
  data: Record<string, unknown>,
  expires?: Date,
): string {
  const body = Buffer.from(JSON.stringify(expires ? { ...data, exp: expires.getTime() } : data)).toString(
    'base64url',
  );
  return `${body}.${sign(secret, purpose, body).toString('base64url')}`;
}

/** What a token of this purpose says, or null when it is forged, of another purpose, or over. */
export function readToken(secret: string, purpose: string, token: string): Record<string, unknown> | null {
  const data = readOldToken(secret, purpose, token);
  return data && typeof data.exp === 'number' && data.exp <= now().getTime() ? null : data;
}

/** The same for one that may be over: good for making another in its place, and for nothing else. */
export function readOldToken(secret: string, purpose: string, token: string): Record<string, unknown> | null {
  const [body, signature, more] = token.split('.');
  if (!body || !signature || more !== undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, purpose, body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Record<string, unknown>;
}
