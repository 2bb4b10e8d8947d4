import { and, eq } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '#server/clock.ts';
import { keepIf } from '#server/db/keep-if.ts';
import { badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { openRequest } from '#server/personal-data/requests.ts';
import { services } from '#server/services.ts';
import { addresseeLimit, askLimit } from '../limits.ts';
import { dataLinkMail, signInMail } from '../mails.server.ts';

const linkHours = 24;

/** Emails the way to what is kept under an address. Whoever asks learns nothing from the answer: it is always the same. */
export async function askForData({
  email,
  key,
  address,
}: {
  email: string;
  key?: string | undefined;
  address: string;
}): Promise<void> {
  const { inTransaction, limits, secret } = services();
  const emailKey = emailKeyOf(email);
  if (!emailKey) throw badInput({ email: 'Enter a full email address, such as name@example.com.' });
  await limits.take(askLimit, address);
  await limits.take(addresseeLimit, emailKey);
  await inTransaction(async (tx) => {
    const submission = { form: 'your-data', given: key, address, content: emailKey };
    if (!(await claimSubmission(tx, secret, submission))) return;
    const [account] = await tx
      .select({ id: identityUsers.id })
      .from(identityUsers)
      .where(
        and(
          eq(identityUsers.emailKey, emailKey),
          eq(identityUsers.emailVerified, true),
          eq(identityUsers.disabled, false),
        ),
      );
    const expiresAt = new Date(now().getTime() + linkHours * 3_600_000);
    let link = '';
    // Opened for an account too, and taken back: otherwise the time of the answer would tell who has one.
    await keepIf(tx, !account, async (inner) => {
      link = await openRequest(inner, { email, emailKey, expiresAt });
    });
    const mail = account ? signInMail() : dataLinkMail(link, linkHours);
    await sendMail(tx, { to: email, purpose: 'personal-data.link', mail });
    await recordEvent(tx, { kind: 'personal-data.asked', subject: 'personal-data', actor: 'visitor' });
  });
}
