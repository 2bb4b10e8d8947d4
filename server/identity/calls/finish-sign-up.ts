import { z } from 'zod';
import type { DbOrTx } from '../../db/transaction.ts';
import { services } from '../../services.ts';
import { type Call, fieldsOf, text } from '../call.ts';
import { demandPasswordOf } from '../demand-password.ts';
import { knowDevice } from '../devices.ts';
import { demand } from '../errors.ts';
import { openAccount } from '../new-account.ts';
import { type OobCode, readCode, spendCode } from '../oob-codes.ts';
import { hashPassword } from '../password-hash.ts';
import { profileChanges } from './profile.ts';

const schema = z.object({ oobCode: text, displayName: text, password: text });

async function look(db: DbOrTx, code: string | null | undefined): Promise<OobCode> {
  const row = await readCode(db, code ?? undefined);
  demand(row.kind === 'SIGN_UP', 'INVALID_OOB_CODE');
  return row;
}

/**
 * POST /api/identity/finish-sign-up: opens the account that a mailed link is for, with a confirmed address. Without
 * a password it says which address that is and uses nothing up. The browser then signs in in the ordinary way.
 */
export async function finishSignUp(call: Call): Promise<object> {
  const { oobCode, displayName, password } = fieldsOf(schema, call);
  const { email } = await look(services().database.db, oobCode);
  if (!password) return { email };
  await demandPasswordOf(password, { email, displayName });
  const profile = profileChanges({ displayName });
  const passwordHash = await hashPassword(password);
  return services().inTransaction(async (tx) => {
    await spendCode(tx, await look(tx, oobCode));
    const user = await openAccount(tx, {
      email,
      emailVerified: true,
      displayName: profile.displayName,
      passwordHash,
      by: 'password',
    });
    await knowDevice(tx, user.id, call);
    return { localId: user.id, email };
  });
}
