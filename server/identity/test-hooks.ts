import { desc, inArray } from 'drizzle-orm';
import { outbox } from '../db/tables.ts';
import { ground } from '../ground.ts';

const types: Record<string, string> = {
  'identity.reset': 'PASSWORD_RESET',
  'identity.verify': 'VERIFY_EMAIL',
  'identity.change-new': 'VERIFY_AND_CHANGE_EMAIL',
  'identity.change-old': 'VERIFY_AND_CHANGE_EMAIL',
  'identity.sign-in-link': 'EMAIL_SIGNIN',
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
  if (!ground().env.TEST_HOOKS || !loopback.test(peer ?? '')) return false;
  return !forwarding.some((name) => headers.has(name));
}

/** The codes that were mailed, oldest first, in the official emulator's form; read from the outbox. */
export async function mailedCodes(): Promise<object> {
  const rows = await ground()
    .database.db.select()
    .from(outbox)
    .where(inArray(outbox.purpose, Object.keys(types)))
    .orderBy(desc(outbox.id))
    .limit(500);
  const oobCodes = rows.reverse().flatMap((row) => {
    const oobLink = /https?:\/\/\S+[?&]oobCode=\S+/.exec(String(row.payload.text))?.[0];
    if (!oobLink) return [];
    const oobCode = new URL(oobLink).searchParams.get('oobCode');
    const newEmail = row.purpose === 'identity.change-new' ? row.recipient : undefined;
    return [{ email: row.recipient, newEmail, oobCode, oobLink, requestType: types[row.purpose] }];
  });
  return { oobCodes };
}
