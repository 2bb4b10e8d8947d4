import { desc, inArray } from 'drizzle-orm';
import { outbox } from '../db/tables.ts';
import { services } from '../services.ts';
import { codeHash } from './oob-codes.ts';
import { identityOobCodes } from './tables.ts';

const types: Record<string, string> = {
  'identity.reset': 'PASSWORD_RESET',
  'identity.verify': 'VERIFY_EMAIL',
  'identity.change-new': 'VERIFY_AND_CHANGE_EMAIL',
  'identity.change-old': 'VERIFY_AND_CHANGE_EMAIL',
  'identity.sign-in-link': 'EMAIL_SIGNIN',
  'identity.sign-up': 'SIGN_UP',
};

const loopback = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Whether the hooks may answer: only to this very machine, and to nothing that came through a proxy. */
export function mayUseHooks(peer: string | undefined, headers: Headers): boolean {
  if (!services().env.TEST_HOOKS || !loopback.test(peer ?? '')) return false;
  return !forwarding.some((name) => headers.has(name));
}

const codeIn = (link: string): string => new URL(link).searchParams.get('oobCode') ?? '';

/**
 * The codes that were mailed, oldest first, in the official emulator's form; read from the outbox. A change of
 * address stands under the address that the account has, with the new one beside the code that was sent there.
 */
export async function mailedCodes(): Promise<object> {
  const { db } = services().database;
  const rows = await db
    .select()
    .from(outbox)
    .where(inArray(outbox.purpose, Object.keys(types)))
    .orderBy(desc(outbox.id))
    .limit(500);
  const mailed = rows.reverse().flatMap(({ purpose, recipient, payload }) => {
    const oobLink = /https?:\/\/\S+[?&]oobCode=\S+/.exec(String(payload.text))?.[0];
    return oobLink ? [{ purpose, recipient, oobLink, oobCode: codeIn(oobLink) }] : [];
  });
  const made = await db
    .select({ hash: identityOobCodes.hash, email: identityOobCodes.email })
    .from(identityOobCodes)
    .where(
      inArray(
        identityOobCodes.hash,
        mailed.map(({ oobCode }) => codeHash(oobCode)),
      ),
    );
  const emails = new Map(made.map(({ hash, email }) => [hash, email]));
  return {
    oobCodes: mailed.map(({ purpose, recipient, oobLink, oobCode }) => ({
      email: emails.get(codeHash(oobCode)) ?? recipient,
      newEmail: purpose === 'identity.change-new' ? recipient : undefined,
      oobCode,
      oobLink,
      requestType: types[purpose],
    })),
  };
}
