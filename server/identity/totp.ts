import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that one code lasts. */
export const periodSec = 30;
/** Digits of a code. */
export const codeLength = 6;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as RFC 4648 base32, which is what authenticator apps are given. */
export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

/** The bytes of a base32 text. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a time step (RFC 6238, SHA-1: the one every app knows). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** codeLength;
  return String(number).padStart(codeLength, '0');
}

/** The time step of a moment. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / periodSec);

/** The step whose code was given, one before and after allowed for slow clocks; null for none, or one already used. */
export function matchTotp(secret: Buffer, code: string, at: Date, lastStep: number): number | null {
  const given = Buffer.from(code.replace(/\s/g, ''));
  const now = stepAt(at);
  for (const step of [now, now - 1, now + 1]) {
    const expected = Buffer.from(totpCode(secret, step));
    if (step > lastStep && given.length === expected.length && timingSafeEqual(given, expected)) return step;
  }
  return null;
}
