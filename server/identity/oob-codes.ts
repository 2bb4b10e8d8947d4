import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { now } from '../clock.ts';
import type { DbOrTx, Tx } from '../db/transaction.ts';
import { services } from '../services.ts';
import { demand } from './errors.ts';
import { identityOobCodes, oobKinds } from './tables.ts';
import type { User } from './users.ts';

/** What a mailed code may be for. */
export type OobKind = (typeof oobKinds)[number];
/** A row of the mailed codes. */
export type OobCode = typeof identityOobCodes.$inferSelect;

const minutes: Record<OobKind, number> = {
  PASSWORD_RESET: 60,
  VERIFY_EMAIL: 10,
  VERIFY_AND_CHANGE_EMAIL: 10,
  EMAIL_SIGNIN: 10,
  CANCEL_WAY_BACK: 10 * 24 * 60,
  SIGN_UP: 60,
};

const lifeOf = (kind: OobKind): number => minutes[kind] * 60_000;

const modes: Record<OobKind, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  EMAIL_SIGNIN: 'signIn',
  CANCEL_WAY_BACK: 'cancelWayBack',
  SIGN_UP: 'signUp',
};

/** What a link's mode means; null for one that is not ours. */
export const kindOfMode = (mode: string): OobKind | null =>
  oobKinds.find((kind) => modes[kind] === mode) ?? null;

/** The form under which a code is kept. */
export const codeHash = (code: string): string =>
  createHash('sha256').update(`oob:${code}`).digest('base64url');

/** A code to be mailed. */
export interface NewCode {
  kind: OobKind;
  user: Pick<User, 'id' | 'generation'> | null;
  email: string;
  newEmail?: string;
  changeId?: string;
}

/** Makes a code of 128 random bits; only its hash is kept. */
export async function makeCode(tx: Tx, { kind, user, email, newEmail, changeId }: NewCode): Promise<string> {
  const code = randomBytes(16).toString('base64url');
  const at = now();
  await tx.insert(identityOobCodes).values({
    hash: codeHash(code),
    kind,
    userId: user?.id ?? null,
    email,
    newEmail,
    changeId,
    generation: user?.generation ?? 0,
    createdAt: at,
    expiresAt: new Date(at.getTime() + lifeOf(kind)),
  });
  return code;
}

/** The page that an email's button leads to. */
export function actionLink(kind: OobKind, code: string, continueUrl?: string): string {
  const { PUBLIC_URL, IDENTITY_API_KEY } = services().env;
  const query = new URLSearchParams({
    mode: modes[kind],
    oobCode: code,
    apiKey: IDENTITY_API_KEY,
    lang: 'en',
  });
  if (continueUrl) query.set('continueUrl', continueUrl);
  return `${PUBLIC_URL}/auth/action?${query}`;
}

/** Looks at a code without using it up. */
export async function readCode(db: DbOrTx, code: string | undefined): Promise<OobCode> {
  demand(code, 'MISSING_OOB_CODE');
  const [row] = await db
    .select()
    .from(identityOobCodes)
    .where(eq(identityOobCodes.hash, codeHash(code)));
  demand(row && row.usedAt === null, 'INVALID_OOB_CODE');
  demand(row.expiresAt > now(), 'EXPIRED_OOB_CODE');
  return row;
}

/** Uses a code up; of two at the same moment one gets INVALID_OOB_CODE. */
export async function spendCode(tx: Tx, row: OobCode): Promise<void> {
  const spent = await tx
    .update(identityOobCodes)
    .set({ usedAt: now() })
    .where(and(eq(identityOobCodes.hash, row.hash), isNull(identityOobCodes.usedAt)))
    .returning({ hash: identityOobCodes.hash });
  demand(spent.length === 1, 'INVALID_OOB_CODE');
}

/** Forgets codes a day after they ended. */
export async function forgetCodes(db: DbOrTx): Promise<void> {
  await db
    .delete(identityOobCodes)
    .where(lt(identityOobCodes.expiresAt, new Date(now().getTime() - 86_400_000)));
}
