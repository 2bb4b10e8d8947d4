import type { DbOrTx } from '../../db/transaction.ts';
import { demand } from '../errors.ts';
import type { identityUsers } from '../tables.ts';
import { providerInfo, providersOf, type User } from '../users.ts';
import type { UpdateFields } from './update-fields.ts';

type Changes = Partial<typeof identityUsers.$inferInsert>;

const has = (list: string[] | null | undefined, name: string): boolean => list?.includes(name) ?? false;

/** What a call changes in name and picture; null and an empty text remove them. */
export function profileChanges(fields: UpdateFields): Changes {
  const changes: Changes = {};
  if (fields.displayName !== undefined) {
    const name = fields.displayName?.replace(/\p{Cc}/gu, ' ').trim() ?? '';
    demand(name.length <= 256, 'INVALID_DISPLAY_NAME : At most 256 characters');
    changes.displayName = name || null;
  }
  if (fields.photoUrl !== undefined) {
    const url = fields.photoUrl ?? '';
    // It becomes the address of a picture, so it must not be anything a browser would run.
    demand(!url || /^(https?:\/\/|\/(?!\/))\S{1,2040}$/.test(url), 'INVALID_PHOTO_URL : Not a web address');
    changes.photoUrl = url || null;
  }
  if (has(fields.deleteAttribute, 'DISPLAY_NAME')) changes.displayName = null;
  if (has(fields.deleteAttribute, 'PHOTO_URL')) changes.photoUrl = null;
  return changes;
}

/** An account as accounts:update answers it. */
export async function updatedAccount(db: DbOrTx, user: User, more: object = {}): Promise<object> {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: user.id,
    email: user.email ?? undefined,
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? undefined,
    photoUrl: user.photoUrl ?? undefined,
    passwordHash: user.passwordHash ? 'UkVEQUNURUQ=' : undefined,
    providerUserInfo: providerInfo(user, await providersOf(db, user.id)),
    ...more,
  };
}
