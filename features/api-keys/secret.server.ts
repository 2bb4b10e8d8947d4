import { createHash, createHmac, randomBytes } from 'node:crypto';
import { services } from '#server/services.ts';

const begins = 'akra_';

/**
 * The letters of a new key: 256 bits. Made of the form's own key where it sent one, so that a second press of the
 * same form shows the same key instead of making another.
 */
export function newSecret(formKey: string | undefined, content: string): string {
  const bits = formKey
    ? createHmac('sha256', services().secret)
        .update(JSON.stringify(['api-key', formKey, content]))
        .digest()
    : randomBytes(32);
  return begins + bits.toString('base64url');
}

/** The hash we keep of a key. It needs no salt and no slow algorithm, because nobody can guess 256 random bits. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The first letters of a key, which may be shown again. */
export const prefixOf = (secret: string): string => secret.slice(0, begins.length + 6);
