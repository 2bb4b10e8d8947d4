import { z } from 'zod';

/** The contents of a certificate. It is short, because the code on the paper contains all of it. */
const certificateSchema = z.object({
  /** Its number: 2026-0042. */
  number: z.string().min(1).max(40),
  name: z.string().min(1).max(200),
  /** What it is about: 'First aid at work'. */
  subject: z.string().min(1).max(200),
  issuer: z.string().min(1).max(120),
  /** The day on which it was issued: 2026-11-18. */
  day: z.iso.date(),
});
export type Certificate = z.infer<typeof certificateSchema>;

/** A certificate with its signature and the key that made it; the last two as base64url. */
export interface Signed {
  certificate: Certificate;
  signature: string;
  key: string;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes, or null for what is no base64url. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
  } catch {
    return null;
  }
}

/** The bytes that are signed: the same for the same certificate, whatever the order of its fields. */
export const bytesOf = ({ number, name, subject, issuer, day }: Certificate): Uint8Array<ArrayBuffer> =>
  encoder.encode(JSON.stringify([1, number, name.normalize('NFC'), subject, issuer, day]));

/** The code of a certificate: what it says, the signature and the key, parted by points. */
export const codeOf = ({ certificate, signature, key }: Signed): string =>
  [toBase64Url(bytesOf(certificate)), signature, key].join('.');

/** What a code says, before anybody has looked at its signature; null for what is no code. */
export function readCode(code: string): Signed | null {
  const [body = '', signature = '', key = '', ...more] = code.trim().split('.');
  const bytes = fromBase64Url(body);
  if (!bytes || more.length > 0 || !signature || !key) return null;
  try {
    const [version, number, name, subject, issuer, day] = JSON.parse(decoder.decode(bytes)) as unknown[];
    const read = certificateSchema.safeParse({ number, name, subject, issuer, day });
    return version === 1 && read.success ? { certificate: read.data, signature, key } : null;
  } catch {
    return null;
  }
}

/** The first code in a text: a link, or the words of a PDF, where a colon stands before it and its lines are broken. */
export function findCode(text: string): string | null {
  const joined = text.replace(/\s+/g, '');
  const [, found = null] = /(?:#\/check\/)?([\w-]{40,}\.[\w-]{86}\.[\w-]{43})/.exec(joined) ?? [];
  return found;
}
