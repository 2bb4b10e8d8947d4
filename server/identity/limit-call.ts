import { networkOf } from '#lib/run/network.ts';
import { isSolved } from '../puzzle/puzzle.ts';
import { services } from '../services.ts';
import { countOne } from './attempts.ts';
import type { Call } from './call.ts';
import { demand } from './errors.ts';

/** False while tests run: they all come from one address. Limits of an account stay. */
export const addressCounts = (): boolean => !services().env.TEST_HOOKS;

/** Refuses floods before they cost a query. */
export async function limitFlood(call: Call): Promise<void> {
  if (addressCounts())
    await services().limits.take({ purpose: 'identity', burst: 80, perSecond: 8 }, call.address);
}

/** Throws unless the call brings the answer to a puzzle of ours, as its captcha or in the cookie `captcha`. */
export async function demandPuzzle(call: Call, captcha: string | null | undefined): Promise<void> {
  const { database, secret } = services();
  // What the SDK makes up when it cannot solve one ('NO_RECAPTCHA', 'token') has no colon.
  const answer = captcha?.includes(':') ? captcha : call.puzzle;
  demand(answer || captcha, 'MISSING_RECAPTCHA_TOKEN');
  demand(answer && (await isSolved(database.db, secret, answer)), 'INVALID_RECAPTCHA_TOKEN');
}

/** Counts a thing that one network does seldom: after some of them a puzzle, after many no more for a while. */
export async function limitNetwork(
  what: string,
  call: Call,
  answer: string | null | undefined,
  after: { puzzle: number; closed: number },
): Promise<void> {
  if (!addressCounts()) return;
  const used = await countOne(services().database.db, what, networkOf(call.address));
  demand(used <= after.closed, 'TOO_MANY_ATTEMPTS_TRY_LATER');
  if (used > after.puzzle) await demandPuzzle(call, answer);
}
