import { z } from 'zod';
import { services } from '../../services.ts';
import { type Call, fieldsOf, text } from '../call.ts';
import { demandPasswordOf } from '../demand-password.ts';
import { IdentityError } from '../errors.ts';
import { loginToken, requireLogin } from '../logins.ts';
import { readCode } from '../oob-codes.ts';
import { findUser } from '../users.ts';

const schema = z.object({ password: text, idToken: text, oobCode: text, email: text, displayName: text });

/** Whom the password is for: the account of a token or of a mailed code, or what somebody new has typed. */
async function ownerOf({ idToken, oobCode, email, displayName }: z.output<typeof schema>) {
  const { db } = services().database;
  if (idToken) return (await requireLogin(db, await loginToken(idToken))).user;
  if (!oobCode) return { email, displayName };
  const row = await readCode(db, oobCode);
  const user = row.userId ? await findUser(db, row.userId) : null;
  return user ?? { email: row.email, displayName };
}

/**
 * POST /api/identity/check-password: what setting a password would say to it, while it is typed. The rule that
 * refuses is the one that decides later, so that nobody is told two things.
 */
export async function checkPassword(call: Call): Promise<object> {
  const fields = fieldsOf(schema, call);
  const owner = await ownerOf(fields);
  try {
    await demandPasswordOf(fields.password ?? '', owner);
    return { problem: null };
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    return { problem: error.message.replace(/^[A-Z_]+ : /, '') };
  }
}
