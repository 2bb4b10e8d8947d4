import { arrayContains } from 'drizzle-orm';
import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '#server/clock.ts';
import { mustHandOver } from '#server/companies/last-owner.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { AppError, badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { people } from '#server/notices/people.ts';
import { archiveOf } from '#server/personal-data/archive.ts';
import { takeBackClosing } from '#server/personal-data/closings.ts';
import type { DataSubject } from '#server/personal-data/define.ts';
import { erasePerson } from '#server/personal-data/erase.ts';
import { accountClosings } from '#server/personal-data/tables.ts';
import { seal, unseal } from '#server/seal.ts';
import { services } from '#server/services.ts';
import { countsOf, keptOf } from '../queries.server.ts';

const purpose = 'personal-data.person';
const hourMs = 3_600_000;
const sealedSchema = z.object({ email: z.string(), exp: z.number() });

/** An address as a page's address may carry it: sealed, because addresses of pages are written into logs. */
export const sealPerson = (email: string): string =>
  seal(services().secret, purpose, JSON.stringify({ email: email.trim(), exp: now().getTime() + hourMs }));

/** The address behind, for an hour. */
function unsealPerson(sealed: string): string | null {
  const text = unseal(services().secret, purpose, sealed);
  if (text === null) return null;
  const { email, exp } = sealedSchema.parse(JSON.parse(text));
  return exp > now().getTime() ? email : null;
}

/** Whoever an address belongs to: with the account that confirmed it, open or closed a few days ago. */
async function subjectOf(db: DbOrTx, email: string): Promise<DataSubject> {
  const emailKey = emailKeyOf(email) ?? '';
  const [closing] = await db
    .select()
    .from(accountClosings)
    .where(arrayContains(accountClosings.emailKeys, [emailKey]));
  const userId = (await people().userIdOf(db, emailKey)) ?? closing?.userId ?? null;
  return { userId, emailKeys: [emailKey] };
}

/** What is kept of whoever a sealed address belongs to; null where the link is over. */
export async function shownPerson(sealed: string) {
  const email = sealed ? unsealPerson(sealed) : null;
  if (!email) return null;
  const person = await subjectOf(services().database.db, email);
  return {
    sealed,
    email,
    hasAccount: person.userId !== null,
    counts: await countsOf(person),
    kept: await keptOf(person),
  };
}

export type ShownPerson = NonNullable<Awaited<ReturnType<typeof shownPerson>>>;

const linkOver = () =>
  new AppError({
    status: 410,
    code: 'link_over',
    message: 'That was too long ago. Search for the address again.',
  });

/** Everything that is kept of a person, as an archive; that it was taken is written down, without whose it was. */
export async function archiveByStaff(sealed: string, actor: string): Promise<ReadableStream<Uint8Array>> {
  const email = unsealPerson(sealed);
  if (!email) throw linkOver();
  const { database, inTransaction } = services();
  await inTransaction((tx) =>
    recordEvent(tx, { kind: 'personal-data.exported', subject: 'personal-data', actor }),
  );
  return archiveOf(await subjectOf(database.db, email));
}

/** Whether an address belongs to somebody who works here; told by whoever knows. */
type IsStaff = (emailKey: string) => Promise<boolean>;

/** Takes everything away that is kept of a person, and the account; that it was done is written down, without the address. */
export async function eraseByStaff(
  { person: sealed, sure }: { person: string; sure: string },
  actor: string,
  isStaff: IsStaff,
): Promise<void> {
  const email = unsealPerson(sealed);
  if (!email) throw linkOver();
  const emailKey = emailKeyOf(email) ?? '';
  if (emailKeyOf(sure) !== emailKey)
    throw badInput({ sure: `Type ${email} to confirm that you mean this address.` });
  if (await isStaff(emailKey))
    throw new AppError({
      status: 409,
      code: 'staff',
      message: 'This person is on the staff. Remove them from the staff first.',
    });
  await services().inTransaction(async (tx) => {
    const person = await subjectOf(tx, email);
    if (person.userId && (await mustHandOver(tx, person.userId)))
      throw new AppError({
        status: 409,
        code: 'last_owner',
        message: 'They’re the only owner of their company. Someone else there must become an owner first.',
      });
    await erasePerson(tx, person);
    if (person.userId) await takeBackClosing(tx, person.userId);
    await recordEvent(tx, { kind: 'personal-data.erased', subject: 'personal-data', actor });
  });
}
