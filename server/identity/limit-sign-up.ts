import { networkOf } from '#lib/run/network.ts';
import { services } from '../services.ts';
import { countedSoFar, countOne } from './attempts.ts';
import type { Call } from './call.ts';
import { demand } from './errors.ts';
import { addressCounts, demandPuzzle } from './limit-call.ts';
import { findUserByEmail } from './users.ts';

// In a quarter of an hour, from one network.
const accounts = { puzzle: 10, closed: 60 };
const taken = { puzzle: 3, closed: 10 };
const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER';

/**
 * Throws EMAIL_EXISTS where an address is taken. That tells a stranger who has an account, so one network hears it
 * seldom; beyond that it hears the same of every address, and of those that many calls ask about at once too.
 */
export async function demandFree(
  call: Call,
  email: string,
  captcha: string | null | undefined,
): Promise<void> {
  const { db } = services().database;
  const isTaken = async () => (await findUserByEmail(db, email)) !== null;
  if (!addressCounts()) {
    demand(!(await isTaken()), 'EMAIL_EXISTS');
    return;
  }
  const network = networkOf(call.address);
  const used = await countOne(db, 'sign-up', network);
  const told = ['sign-up-taken', network];
  const before = await countedSoFar(db, ...told);
  demand(used <= accounts.closed && before < taken.closed, tooMany);
  if (used > accounts.puzzle || before >= taken.puzzle) await demandPuzzle(call, captcha);
  if (await isTaken()) {
    demand((await countOne(db, ...told)) <= taken.closed, tooMany);
    demand(false, 'EMAIL_EXISTS');
  }
  demand((await countedSoFar(db, ...told)) < taken.closed, tooMany);
}
