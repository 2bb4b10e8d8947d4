import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '../clock.ts';
import { outbox } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import { defineJob } from '../jobs/define.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { MailCalendar, MailPicture } from '../mail/mailer.ts';
import { type Mail, type RenderedMail, renderMail } from '../mail/template.ts';
import { services } from '../services.ts';
import { companyLines } from '../settings/company-lines.ts';
import { readSettings } from '../settings/settings.ts';
import { deliver, giveUp } from './deliver.ts';
import { renewLinks } from './renew-links.ts';

/** An email that a command wants to send. If it names a person, it also holds their address, by which it is found when they are erased. */
interface NewMail {
  to: string;
  /** What it is for, such as 'newsletter.confirm'. */
  purpose: string;
  mail: Mail;
  replyTo?: string;
  /** Address that ends the subscription by a POST alone (RFC 8058). */
  unsubscribeUrl?: string;
  /** An invitation, its change or its withdrawal. */
  calendar?: MailCalendar;
  /** What `picture` blocks show. */
  pictures?: readonly MailPicture[];
  /** What it belongs to: mail programs show all emails of one thread together. */
  thread?: string;
}

/** Sends an email, with many attempts. */
export const outboxJob = defineJob({
  name: 'outbox',
  schema: z.object({ id: z.string() }),
  // About two days of tries, the last ones five minutes apart, so five minutes after a mail server is back everything has been sent.
  retries: 600,
  retryDelay: 2,
  retryDelayMax: 300,
  expireIn: 180,
  concurrency: 3,
  run: async ({ id }) => deliver(services().database.db, services().mail, id),
  giveUp: async ({ id }) => giveUp(services().database.db, id),
});

/** An email as it will be sent, with the site's name at the top and its address at the bottom. */
export function drawMail(mail: Mail): RenderedMail {
  const { brand, company } = readSettings();
  return renderMail(mail, {
    name: brand.name,
    url: services().env.PUBLIC_URL,
    footer: companyLines(company).join(' · '),
  });
}

/** Writes an email into the outbox, and the job that sends it, in the caller's transaction; returns the row's id. */
export async function sendMail(tx: Tx, letter: NewMail): Promise<string> {
  const { mail: mailer } = services();
  const rendered = drawMail(letter.mail);
  const id = newId();
  await tx.insert(outbox).values({
    id,
    channel: 'mail',
    purpose: letter.purpose,
    recipient: letter.to,
    payload: {
      ...rendered,
      replyTo: letter.replyTo,
      unsubscribeUrl: letter.unsubscribeUrl,
      calendar: letter.calendar,
      pictures: letter.pictures,
      thread: letter.thread,
      site: services().env.PUBLIC_URL,
    },
    state: mailer.configured ? 'queued' : 'kept',
    createdAt: now(),
    settledAt: mailer.configured ? null : now(),
  });
  if (mailer.configured) await enqueue(tx, outboxJob, { id });
  return id;
}

/** The state of an email before it was sent again, so that this can be undone until it is sent. */
interface ResentMail {
  id: string;
  state: 'failed' | 'kept';
  lastError: string | null;
  settledAt: Date | null;
}

// Long enough to click “Undo”.
const graceMs = 8000;

/** What sending again led to: how the emails stood before, and how many lead nowhere any more and were left out. */
export interface Resent {
  mails: ResentMail[];
  over: number;
}

const wordsSchema = z.looseObject({
  html: z.string(),
  text: z.string(),
  site: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
});

const overWords = 'A link in this message no longer works, so it wasn’t sent.';

/**
 * Sends settled emails again that did not leave, after a moment in which it can be taken back. Links in them that have
 * run out are made again; a mail whose link leads nowhere any more ends as failed.
 */
export async function resendMails(tx: Tx, ids: readonly string[]): Promise<Resent> {
  if (!services().mail.configured)
    throw new AppError({
      status: 409,
      code: 'no_mail_server',
      message: 'No mail server is set up, so nothing can be sent. Set SMTP_URL and restart the server.',
    });
  const rows = await tx
    .select()
    .from(outbox)
    .where(and(inArray(outbox.id, [...ids]), inArray(outbox.state, ['failed', 'kept'])))
    .for('update');
  const startAfter = new Date(Date.now() + graceMs);
  const mails: ResentMail[] = [];
  for (const row of rows) {
    const { id, state, lastError, settledAt } = row;
    if (state !== 'failed' && state !== 'kept') continue;
    const payload = await wordsNow(tx, row);
    const after = payload
      ? // Earlier errors don't count for the new attempts.
        { state: 'queued' as const, settledAt: null, lastError: null, payload }
      : { state: 'failed' as const, settledAt: now(), lastError: overWords };
    await tx.update(outbox).set(after).where(eq(outbox.id, id));
    if (!payload) continue;
    await enqueue(tx, outboxJob, { id }, { startAfter });
    mails.push({ id, state, lastError, settledAt });
  }
  return { mails, over: rows.length - mails.length };
}

/** The text of an email if it is sent now; null if one of its links no longer works. */
async function wordsNow(
  tx: Tx,
  { payload, recipient }: Pick<typeof outbox.$inferSelect, 'payload' | 'recipient'>,
): Promise<Record<string, unknown> | null> {
  const site = services().env.PUBLIC_URL;
  const words = wordsSchema.parse(payload);
  const { unsubscribeUrl, site: before = site } = words;
  const renewed = await renewLinks(tx, words, { recipient, site });
  return renewed && unsubscribeUrl
    ? { ...renewed, unsubscribeUrl: unsubscribeUrl.replace(before, site) }
    : renewed;
}

/** Puts emails back as they stood, as far as none of them has left; false when one has. */
export async function holdBack(tx: Tx, mails: readonly ResentMail[]): Promise<boolean> {
  for (const { id, state, lastError, settledAt } of mails) {
    const { rowCount } = await tx
      .update(outbox)
      .set({ state, lastError, settledAt })
      .where(and(eq(outbox.id, id), eq(outbox.state, 'queued')));
    if (rowCount === 0) return false;
  }
  return true;
}
