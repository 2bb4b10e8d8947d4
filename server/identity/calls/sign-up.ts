import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '../../clock.ts';
import { recordEvent } from '../../events/record.ts';
import { newId } from '../../ids.ts';
import { services } from '../../services.ts';
import { type Call, fieldsOf, text } from '../call.ts';
import { demandPasswordOf } from '../demand-password.ts';
import { noteDevice } from '../devices.ts';
import { demand } from '../errors.ts';
import { demandFree } from '../limit-sign-up.ts';
import { holdLogin, loginToken, openLogin, renewLogin, requireLogin, requireRecent } from '../logins.ts';
import { openAccount } from '../new-account.ts';
import { hashPassword } from '../password-hash.ts';
import { identityUsers } from '../tables.ts';
import { findUserByEmail } from '../users.ts';
import { profileChanges } from './profile.ts';

const schema = z.object({
  email: text,
  password: text,
  idToken: text,
  localId: text,
  displayName: text,
  photoUrl: text,
  emailVerified: z.boolean().nullish(),
  disabled: z.boolean().nullish(),
  captchaResponse: text,
});
type Fields = z.output<typeof schema>;

const kind = 'identitytoolkit#SignupNewUserResponse';

/** POST accounts:signUp: a new account, by its owner or by an administrator; with an ID token a password for one that has none. */
export async function signUp(call: Call): Promise<object> {
  const fields = fieldsOf(schema, call);
  if (call.admin && !fields.idToken) return createByAdmin(fields);
  demand(!fields.localId, 'UNEXPECTED_PARAMETER : User ID');
  // Accounts without an address are not offered.
  demand(fields.idToken || fields.email || fields.password, 'ADMIN_ONLY_OPERATION');
  demand(fields.email, 'MISSING_EMAIL');
  demand(fields.password, 'MISSING_PASSWORD');
  const emailKey = emailKeyOf(fields.email);
  demand(emailKey, 'INVALID_EMAIL');
  if (fields.idToken) return addPassword(call, fields.idToken, emailKey, fields.password);
  await demandPasswordOf(fields.password, { email: emailKey, displayName: fields.displayName });
  await demandFree(call, emailKey, fields.captchaResponse);
  return create(call, emailKey, fields.password, fields.displayName);
}

async function create(call: Call, email: string, password: string, displayName: Fields['displayName']) {
  const profile = profileChanges({ displayName });
  const passwordHash = await hashPassword(password);
  return services().inTransaction(async (tx) => {
    const user = await openAccount(tx, {
      email,
      emailVerified: false,
      displayName: profile.displayName,
      passwordHash,
      by: 'password',
    });
    const tokens = await openLogin(tx, user, { provider: 'password' });
    await noteDevice(tx, user, call);
    return { kind, localId: user.id, email, displayName: user.displayName ?? undefined, ...tokens };
  });
}

/** Gives an account that is used with Google a password too. */
async function addPassword(call: Call, idToken: string, email: string, password: string) {
  const token = await loginToken(idToken);
  const { user: before, login } = await requireLogin(services().database.db, token);
  requireRecent(login);
  await demandPasswordOf(password, { ...before, email });
  // Another address needs to be confirmed first; that is what VERIFY_AND_CHANGE_EMAIL is for. Said before anybody looks whether it is taken.
  const other = 'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.';
  demand(!before.emailKey || before.emailKey === email, other);
  if (!before.emailKey) await demandFree(call, email, null);
  const passwordHash = await hashPassword(password);
  return services().inTransaction(async (tx) => {
    const { user, login: still } = await holdLogin(tx, token);
    demand(!user.emailKey || user.emailKey === email, other);
    const [changed] = await tx
      .update(identityUsers)
      .set({ email: user.email ?? email, emailKey: email, passwordHash, passwordChangedAt: now() })
      .where(eq(identityUsers.id, user.id))
      .returning();
    demand(changed, 'USER_NOT_FOUND');
    await recordEvent(tx, {
      kind: 'identity.password-added',
      subject: `user:${user.id}`,
      actor: `user:${user.id}`,
    });
    return { kind, localId: user.id, email: changed.email, ...(await renewLogin(tx, changed, still)) };
  });
}

async function createByAdmin(fields: Fields) {
  const emailKey = fields.email ? emailKeyOf(fields.email) : null;
  demand(!fields.email || emailKey, 'INVALID_EMAIL');
  demand(!fields.localId || /^[\w-]{1,64}$/.test(fields.localId), 'INVALID_LOCAL_ID');
  if (fields.password) await demandPasswordOf(fields.password, fields);
  const passwordHash = fields.password ? await hashPassword(fields.password) : null;
  return services().inTransaction(async (tx) => {
    if (emailKey) demand(!(await findUserByEmail(tx, emailKey)), 'EMAIL_EXISTS');
    const at = now();
    const [user] = await tx
      .insert(identityUsers)
      .values({
        id: fields.localId || newId(),
        email: emailKey,
        emailKey,
        emailVerified: fields.emailVerified ?? false,
        displayName: fields.displayName || null,
        photoUrl: fields.photoUrl || null,
        passwordHash,
        disabled: fields.disabled ?? false,
        validSince: at,
        createdAt: at,
        lastLoginAt: at,
      })
      .onConflictDoNothing()
      .returning();
    demand(user, fields.localId ? 'DUPLICATE_LOCAL_ID' : 'EMAIL_EXISTS');
    await recordEvent(tx, { kind: 'identity.created', subject: `user:${user.id}`, actor: 'admin' });
    return { kind, localId: user.id, email: user.email ?? undefined };
  });
}
