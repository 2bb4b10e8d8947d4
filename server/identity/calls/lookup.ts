import { inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { services } from '../../services.ts';
import { type Call, fieldsOf, text, texts } from '../call.ts';
import { loginToken, requireLogin } from '../logins.ts';
import { identityUsers } from '../tables.ts';
import { accountInfo } from '../users.ts';

const schema = z.object({ idToken: text, localId: texts, email: texts });

/** POST accounts:lookup: the caller's own account, or any for an administrator. */
export async function lookup(call: Call): Promise<object> {
  const { db } = services().database;
  const fields = fieldsOf(schema, call);
  const kind = 'identitytoolkit#GetAccountInfoResponse';
  if (!call.admin || fields.idToken) {
    const { user } = await requireLogin(db, await loginToken(fields.idToken));
    return { kind, users: [await accountInfo(db, user)] };
  }
  const keys = (fields.email ?? []).flatMap((email) => emailKeyOf(email) ?? []);
  const rows = await db
    .select()
    .from(identityUsers)
    .where(or(inArray(identityUsers.id, fields.localId ?? []), inArray(identityUsers.emailKey, keys)));
  if (rows.length === 0) return { kind };
  return { kind, users: await Promise.all(rows.map((row) => accountInfo(db, row))) };
}
