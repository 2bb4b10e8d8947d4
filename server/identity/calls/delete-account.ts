import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '../../clock.ts';
import { recordEvent } from '../../events/record.ts';
import { noteClosing } from '../../personal-data/closings.ts';
import { services } from '../../services.ts';
import { type Call, fieldsOf, text } from '../call.ts';
import { demand } from '../errors.ts';
import { holdLogin, loginToken, requireRecent } from '../logins.ts';
import { forgetOwnMails } from '../personal-data.ts';
import { identityUsers } from '../tables.ts';

const schema = z.object({ idToken: text, localId: text });

/** POST accounts:delete: everything of the account goes with its row. */
export async function deleteAccount(call: Call): Promise<object> {
  const fields = fieldsOf(schema, call);
  const byAdmin = call.admin && !fields.idToken;
  const token = byAdmin ? null : await loginToken(fields.idToken);
  return services().inTransaction(async (tx) => {
    let id = fields.localId ?? '';
    if (!token) demand(id, 'MISSING_LOCAL_ID');
    else {
      const { user, login } = await holdLogin(tx, token);
      requireRecent(login);
      id = user.id;
    }
    const gone = await tx.delete(identityUsers).where(eq(identityUsers.id, id)).returning();
    const [user] = gone;
    demand(user, 'USER_NOT_FOUND');
    // What the rest of the site keeps of the person goes with it.
    const emailKeys = user.emailVerified && user.emailKey ? [user.emailKey] : [];
    await forgetOwnMails(tx, user.email);
    await noteClosing(tx, { userId: id, emailKeys, purgeAt: now() });
    await recordEvent(tx, {
      kind: 'identity.account-deleted',
      subject: `user:${id}`,
      actor: byAdmin ? 'admin' : `user:${id}`,
    });
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  });
}
