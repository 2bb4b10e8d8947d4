import { eq } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { newId } from '#server/ids.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { confirmUrl, unsubscribeUrls } from '../links.server.ts';
import { alreadyMail, confirmMail } from '../mails.server.ts';
import { holdByEmail, type Subscriber } from '../queries.server.ts';
import { subscribeStep } from '../rules.ts';
import { newsletterSubscribers } from '../tables.server.ts';

/** How often one network may ask for the newsletter. */
const limit = { purpose: 'newsletter', burst: 10, perSecond: 0.2, stored: { max: 20, windowSeconds: 3600 } };

/** A wish to subscribe, checked by `subscribeSchema`. */
interface SubscribeWish {
  email: string;
  key?: string | undefined;
  /** The visitor's network address. */
  address: string;
}

/** Takes a wish for the newsletter. It ends the same whether or not the address is known, so that nobody can ask who reads it. */
export async function subscribe(wish: SubscribeWish): Promise<void> {
  const emailKey = emailKeyOf(wish.email);
  if (!emailKey) throw new Error('subscribe takes checked addresses only');
  const { inTransaction, limits, secret } = services();
  await limits.take(limit, wish.address);
  await inTransaction(async (tx) => {
    const submission = { form: 'newsletter', given: wish.key, address: wish.address, content: emailKey };
    if (!(await claimSubmission(tx, secret, submission))) return;
    const row = await insertNew(tx, wish.email.trim(), emailKey);
    if (row) return ask(tx, row, 'newsletter.requested');
    await askAgain(tx, emailKey);
  });
}

async function insertNew(tx: Tx, email: string, emailKey: string): Promise<Subscriber | null> {
  const at = now();
  const rows = await tx
    .insert(newsletterSubscribers)
    .values({ id: newId(), email, emailKey, state: 'pending', since: at, askedAt: at, createdAt: at })
    .onConflictDoNothing()
    .returning();
  return rows[0] ?? null;
}

async function askAgain(tx: Tx, emailKey: string): Promise<void> {
  const known = await holdByEmail(tx, emailKey);
  const step = subscribeStep(known, now());
  if (!known || step === 'wait') return;
  const renewed = step === 'renew' ? { state: 'pending' as const, since: now() } : {};
  const [row] = await tx
    .update(newsletterSubscribers)
    .set({ askedAt: now(), ...renewed })
    .where(eq(newsletterSubscribers.id, known.id))
    .returning();
  if (!row) return;
  if (step !== 'tell-already')
    return ask(tx, row, step === 'renew' ? 'newsletter.requested' : 'newsletter.asked-again');
  const { page, oneClick } = unsubscribeUrls(row.id);
  await sendMail(tx, {
    to: row.email,
    purpose: 'newsletter.already',
    mail: alreadyMail(page),
    unsubscribeUrl: oneClick,
  });
  await recordEvent(tx, {
    kind: 'newsletter.asked-again',
    subject: `newsletter:${row.id}`,
    actor: 'visitor',
  });
}

async function ask(
  tx: Tx,
  row: Subscriber,
  kind: 'newsletter.requested' | 'newsletter.asked-again',
): Promise<void> {
  await sendMail(tx, {
    to: row.email,
    purpose: 'newsletter.confirm',
    mail: confirmMail(confirmUrl(row)),
    unsubscribeUrl: unsubscribeUrls(row.id).oneClick,
  });
  await recordEvent(tx, { kind, subject: `newsletter:${row.id}`, actor: 'visitor' });
}
