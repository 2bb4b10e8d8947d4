import type { SignedMessage } from './signed-message.ts';

export type Verdict = 'taken' | 'changed' | 'late';

const tolerance = 300;
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** What a receiver does with a message, by standardwebhooks.com: it checks the signature, then the age. */
export async function receive({ secret, heads, body }: SignedMessage, at: Date): Promise<Verdict> {
  const seconds = heads['webhook-timestamp'] ?? '';
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret.slice('whsec_'.length)), algorithm, false, [
    'verify',
  ]);
  const signed = new TextEncoder().encode(`${heads['webhook-id']}.${seconds}.${body}`);
  const signature = (heads['webhook-signature'] ?? '').replace(/^v1,/, '');
  if (!(await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed))) return 'changed';
  return Math.abs(at.getTime() / 1000 - Number(seconds)) > tolerance ? 'late' : 'taken';
}
