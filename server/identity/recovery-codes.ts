import { createHmac, randomInt } from 'node:crypto';

/** How many codes a person gets at once. */
export const recoveryCodeCount = 10;

// Without letters that look like digits; 12 of 32 are 60 bits, and tries are limited.
const alphabet = '23456789abcdefghijkmnpqrstuvwxyz';
const pick = (): string => alphabet[randomInt(alphabet.length)] ?? '';

/** A new code, as a person writes it down: xxxx-xxxx-xxxx. */
export function makeRecoveryCode(): string {
  const text = Array.from({ length: 12 }, pick).join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}

/** The form under which a code is kept; spaces, dashes and case do not matter when it is typed. */
export function recoveryHash(secret: string, userId: string, code: string): string {
  const typed = code.toLowerCase().replace(/[\s-]/g, '');
  return createHmac('sha256', secret).update(`recovery:${userId}:${typed}`).digest('base64url');
}
