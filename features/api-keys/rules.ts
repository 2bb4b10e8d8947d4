import type { ApiScope } from '#lib/staff/api-scopes.ts';

/** The fields that decide whether a key works. */
interface KeyState {
  scopes: readonly ApiScope[];
  endsAt: Date;
  revokedAt: Date | null;
}

/** The state of a key. */
export type KeyStanding = 'works' | 'revoked' | 'ended';

/** Whether a key works at this moment. */
export function standingOf({ endsAt, revokedAt }: Omit<KeyState, 'scopes'>, now: Date): KeyStanding {
  if (revokedAt) return 'revoked';
  return endsAt <= now ? 'ended' : 'works';
}

/** The longest time a key can be valid. */
const longestDays = 730;

const day = 86_400_000;

/** What is wrong with a last day, or null; a key works until that day is over. */
export function lastDayProblem(endsOn: string, now: Date): string | null {
  const ends = endOf(endsOn);
  if (ends <= now) return 'Choose a day that hasn’t passed yet.';
  return ends.getTime() - now.getTime() > (longestDays + 1) * day
    ? 'A key can be valid for at most two years.'
    : null;
}

/** The moment at which a last day is over, by UTC. */
export const endOf = (endsOn: string): Date => new Date(Date.parse(`${endsOn}T00:00:00Z`) + day);

/** The key in the header of a call; null where there is none. */
export const bearerOf = (header: string | null): string | null =>
  /^Bearer ([\w-]{8,200})$/i.exec(header ?? '')?.[1] ?? null;
