import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a token that has a successor is still answered, with that successor: two tabs, or an answer that got lost. */
const graceMs = 60_000;

/** What a sign-in's row knows of its tokens: how many successors there were, and when the last one began. */
interface Rotation {
  rotations: number;
  rotatedAt: Date | null;
}

/**
 * A refresh token, taken apart. The stem is the same for all tokens of a sign-in and begins with the account's id,
 * which tells, for a token whose row is gone, whether the account is.
 */
export interface RefreshToken {
  stem: string;
  userId: string;
  /** Which token of its sign-in it is; the first is 0. */
  number: number;
}

const form = /^(([\w-]{1,64})\.[\w-]{43})(?:\.([1-9]\d{0,8})\.([\w-]{43}))?$/;

const sealOf = (secret: string, stem: string, number: number): string =>
  createHmac('sha256', secret).update(`refresh-token:${stem}:${number}`).digest('base64url');

/** The first token of a sign-in; it is its own stem. */
export const firstRefreshToken = (userId: string): string =>
  `${userId}.${randomBytes(32).toString('base64url')}`;

/**
 * The token of a sign-in with this number. It follows from the stem and the server's secret, so that everybody who
 * may have it gets the same one although it is stored nowhere.
 */
export const refreshTokenOf = (secret: string, stem: string, number: number): string =>
  number === 0 ? stem : `${stem}.${number}.${sealOf(secret, stem, number)}`;

/** The form under which a stem is stored. */
export const stemHash = (stem: string): string => createHash('sha256').update(stem).digest('base64url');

/** Takes a token apart: null where it has not the form of one, `forged` where this server never wrote it. */
export function readRefreshToken(secret: string, token: string): RefreshToken | 'forged' | null {
  const [, stem, userId, number, seal] = form.exec(token) ?? [];
  if (!stem || !userId) return null;
  if (!number || !seal) return { stem, userId, number: 0 };
  const genuine = timingSafeEqual(Buffer.from(sealOf(secret, stem, Number(number))), Buffer.from(seal));
  return genuine ? { stem, userId, number: Number(number) } : 'forged';
}

/**
 * What a token of a sign-in that stands is good for: a successor, the present token once more, or nothing, because it
 * was replaced long ago and whoever holds it is not who got its successor. There is one successor a minute at most, so
 * that a token which is still answered can only be the last one or the one before it.
 */
export function verdictOn(number: number, { rotations, rotatedAt }: Rotation, now: Date): Verdict {
  const isRecent = rotatedAt !== null && now.getTime() - rotatedAt.getTime() <= graceMs;
  // A number ahead of the row's: the database was restored from a backup, and the token is newer than that.
  if (number > rotations) return 'rotate';
  if (number === rotations) return isRecent ? 'repeat' : 'rotate';
  return number === rotations - 1 && isRecent ? 'repeat' : 'reused';
}

/** See `verdictOn`. */
export type Verdict = 'rotate' | 'repeat' | 'reused';
