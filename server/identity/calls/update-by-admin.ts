import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '../../clock.ts';
import { recordEvent } from '../../events/record.ts';
import { settleAddress } from '../../personal-data/addresses.ts';
import { services } from '../../services.ts';
import { demandPasswordOf } from '../demand-password.ts';
import { demand } from '../errors.ts';
import { endLogins } from '../logins.ts';
import { hashPassword } from '../password-hash.ts';
import { identityProviders, identityUsers } from '../tables.ts';
import { findUser, findUserByEmail, holdUser } from '../users.ts';
import { profileChanges, updatedAccount } from './profile.ts';
import type { UpdateFields } from './update-fields.ts';

const reserved = new Set(
  'iss aud sub user_id iat exp auth_time email email_verified firebase name picture nbf jti nonce amr acr azp cnf c_hash at_hash login gen'.split(
    ' ',
  ),
);

/** Claims that an administrator adds to an account's tokens. */
export function readClaims(json: string): Record<string, unknown> {
  demand(json.length <= 1000, 'CLAIMS_TOO_LARGE');
  let value: unknown = null;
  try {
    value = JSON.parse(json || '{}');
  } catch {
    // Said below.
  }
  const parsed = z.record(z.string(), z.unknown()).safeParse(value);
  demand(parsed.success, 'INVALID_CLAIMS');
  const taken = Object.keys(parsed.data).find((name) => reserved.has(name));
  demand(!taken, `FORBIDDEN_CLAIM : ${taken}`);
  return parsed.data;
}

/** Changes any account; blocking one, or giving it another password or address, ends all its sign-ins. */
export async function updateByAdmin(fields: UpdateFields): Promise<object> {
  demand(fields.localId, 'MISSING_LOCAL_ID');
  const id = fields.localId;
  const emailKey = fields.email ? emailKeyOf(fields.email) : null;
  demand(!fields.email || emailKey, 'INVALID_EMAIL');
  if (fields.password) await demandPasswordOf(fields.password, { ...fields, id });
  const passwordHash = fields.password ? await hashPassword(fields.password) : null;
  return services().inTransaction(async (tx) => {
    const user = await holdUser(tx, id);
    demand(user, 'USER_NOT_FOUND');
    const owner = emailKey ? await findUserByEmail(tx, emailKey) : null;
    demand(!owner || owner.id === id, 'EMAIL_EXISTS');
    const moves = emailKey !== null && emailKey !== user.emailKey;
    const changes = {
      ...profileChanges(fields),
      ...(moves ? { email: emailKey, emailKey, emailVerified: false } : {}),
      ...(fields.emailVerified != null ? { emailVerified: fields.emailVerified } : {}),
      ...(fields.disableUser != null ? { disabled: fields.disableUser } : {}),
      ...(fields.customAttributes != null ? { customAttributes: readClaims(fields.customAttributes) } : {}),
      ...(passwordHash ? { passwordHash, passwordChangedAt: now() } : {}),
    };
    if (Object.keys(changes).length > 0)
      await tx.update(identityUsers).set(changes).where(eq(identityUsers.id, id));
    if (moves && user.emailVerified && user.emailKey) await settleAddress(tx, id, user.emailKey);
    const providers = fields.deleteProvider ?? [];
    if (providers.length > 0)
      await tx
        .delete(identityProviders)
        .where(and(eq(identityProviders.userId, id), inArray(identityProviders.providerId, providers)));
    if (fields.disableUser || passwordHash || moves || fields.validSince) await endLogins(tx, id);
    await recordEvent(tx, {
      kind: fields.disableUser ? 'identity.blocked' : 'identity.changed-by-admin',
      subject: `user:${id}`,
      actor: 'admin',
      data: { fields: Object.keys(changes) },
    });
    const changed = await findUser(tx, id);
    demand(changed, 'USER_NOT_FOUND');
    if (changed.emailVerified && changed.emailKey) await settleAddress(tx, id, changed.emailKey);
    return updatedAccount(tx, changed);
  });
}
