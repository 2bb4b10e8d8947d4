import { and, eq } from 'drizzle-orm';
import { now } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { seal, unseal } from '../seal.ts';
import { services } from '../services.ts';
import { countOne } from './attempts.ts';
import { demand } from './errors.ts';
import { identityFactors, identityRecoveryCodes } from './tables.ts';
import { fromBase32, matchTotp } from './totp.ts';
import type { Factor } from './users.ts';

const purpose = 'totp';

/** The secret of a factor, sealed for its row. */
export const sealFactor = (base32: string): string => seal(services().secret, purpose, base32);

/** Counts a try of a second factor: only who has the password gets here, and guesses no more than a dozen codes at a time. */
export async function limitFactor(userId: string): Promise<void> {
  const tries = await countOne(services().database.db, 'second-factor', userId);
  demand(tries <= 12, 'TOO_MANY_ATTEMPTS_TRY_LATER');
}

/** Checks a code of an app against a factor and uses it up. */
export async function spendFactorCode(
  tx: Tx,
  factor: Factor,
  code: string | null | undefined,
): Promise<void> {
  demand(code, 'MISSING_CODE');
  const secret = unseal(services().secret, purpose, factor.secretSealed);
  demand(secret, 'INVALID_CODE : The factor was made under another APP_SECRET');
  const step = matchTotp(fromBase32(secret), code, now(), factor.lastStep);
  demand(step !== null, 'INVALID_CODE');
  await tx.update(identityFactors).set({ lastStep: step }).where(eq(identityFactors.id, factor.id));
}

/** Removes a factor; with the last one, its recovery codes stop working. */
export async function removeFactor(tx: Tx, userId: string, factorId: string): Promise<boolean> {
  const own = eq(identityFactors.userId, userId);
  const gone = await tx
    .delete(identityFactors)
    .where(and(own, eq(identityFactors.id, factorId)))
    .returning({ id: identityFactors.id });
  const left = await tx.select({ id: identityFactors.id }).from(identityFactors).where(own);
  if (left.length === 0)
    await tx.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.userId, userId));
  return gone.length === 1;
}
