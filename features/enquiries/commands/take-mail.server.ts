import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { log } from '#server/log.ts';
import { staffMail } from '#server/mail/our-addresses.ts';
import { takeMailedReports } from '#server/mail/reports/take-report.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { spendOnce } from '#server/spent/spent.ts';
import { mostFiles } from '../choices.ts';
import { keepFile } from '../files.server.ts';
import { isForUs, mailKeyIn } from '../incoming/mail-key.ts';
import { readInThread } from '../incoming/read-in-thread.server.ts';
import type { IncomingMail } from '../incoming/read-mail.ts';
import { mailLimit } from '../limits.ts';
import { fileToken } from '../links.server.ts';
import { refusedMail } from '../mails.server.ts';
import { isStaffAddress, type Side, sideByLink } from '../policy.ts';
import { type Enquiry, holdEnquiry } from '../queries.server.ts';
import { enquiries, enquiryLinks, enquiryMessages } from '../tables.server.ts';
import { authorOf, say } from './answer.server.ts';

/** What happened to an email. */
export type MailOutcome = 'taken' | 'doubled' | 'refused' | 'ignored' | 'reported';

const longestBody = 20_000;
const hashOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('base64url');

/** Handles an incoming email: adds it to its conversation if reply address and sender match, and otherwise refuses it politely. */
export async function takeMail(raw: Uint8Array): Promise<MailOutcome> {
  const replyTo = services().env.MAIL_REPLY_TO;
  const read = await readInThread(raw);
  if (!read) return 'ignored';
  const { mail, reports } = read;
  // Bounces and complaints come to the same mailbox.
  if ((await takeMailedReports(reports)) > 0) return 'reported';
  if (!replyTo || mail.automatic || !isForUs(mail.recipients, replyTo)) return 'ignored';
  const reached = await reachByMail(mail, mailKeyIn(mail.recipients, replyTo));
  if (!reached) return refuse(mail, replyTo);
  await services().limits.take(mailLimit, reached.enquiry.id);
  const mailHash = hashOf(mail.messageId || raw);
  if (await isKnown(mailHash)) return 'doubled';
  return add(mail, reached, mailHash);
}

interface ReachedByMail {
  enquiry: Enquiry;
  side: Side;
}

async function reachByMail(mail: IncomingMail, key: string | null): Promise<ReachedByMail | null> {
  const from = emailKeyOf(mail.from);
  if (!key || !from) return null;
  const [row] = await services()
    .database.db.select({ link: enquiryLinks, enquiry: enquiries })
    .from(enquiryLinks)
    .innerJoin(enquiries, eq(enquiries.id, enquiryLinks.enquiryId))
    .where(eq(enquiryLinks.mailKey, key));
  const side = row ? sideByLink(row.link, row.enquiry) : null;
  if (!row || !side) return null;
  const fits =
    side === 'visitor'
      ? from === row.enquiry.emailKey
      : isStaffAddress(from, emailKeyOf(staffMail()), services().mail.domain.toLowerCase());
  return fits ? { enquiry: row.enquiry, side } : null;
}

async function isKnown(mailHash: string): Promise<boolean> {
  const rows = await services()
    .database.db.select({ id: enquiryMessages.id })
    .from(enquiryMessages)
    .where(eq(enquiryMessages.mailHash, mailHash));
  return rows.length > 0;
}

/** Keeps what was attached, as far as it is taken; names what was not. */
async function keepAttached({ files }: IncomingMail): Promise<{ tokens: string[]; left: string[] }> {
  const tokens: string[] = [];
  const left: string[] = [];
  for (const file of files) {
    try {
      if (tokens.length >= mostFiles) left.push(file.name);
      else tokens.push(fileToken((await keepFile(file)).id));
    } catch (error) {
      if (!(error instanceof AppError && error.status === 422)) throw error;
      left.push(file.name);
    }
  }
  return { tokens, left };
}

function bodyWith({ body }: IncomingMail, left: readonly string[]): string {
  const words =
    body.length > longestBody ? `${body.slice(0, longestBody)} …` : body || '(The email had no text.)';
  return left.length > 0
    ? `${words}\n\n(Files left out: ${left.map((name) => name || 'a file').join(', ')}.)`
    : words;
}

async function add(
  mail: IncomingMail,
  { enquiry, side }: ReachedByMail,
  mailHash: string,
): Promise<MailOutcome> {
  const { tokens, left } = await keepAttached(mail);
  return services().inTransaction<MailOutcome>(async (tx) => {
    // Holding the row makes the second of two deliveries wait, and find the first one's message.
    if (!(await holdEnquiry(tx, enquiry.id))) return 'ignored';
    const doubled = await tx
      .select({ id: enquiryMessages.id })
      .from(enquiryMessages)
      .where(eq(enquiryMessages.mailHash, mailHash));
    if (doubled.length > 0) return 'doubled';
    await say(tx, enquiry, {
      side,
      author: authorOf({ side, own: true, enquiry }),
      reader: 'link',
      userId: null,
      body: bodyWith(mail, left),
      quoted: mail.quoted.slice(0, longestBody),
      via: 'mail',
      mailHash,
      files: tokens,
    });
    return 'taken';
  });
}

/** Tells a stranger, once a week at most, that nobody has read it. */
async function refuse({ from }: IncomingMail, replyTo: string): Promise<MailOutcome> {
  const key = emailKeyOf(from);
  // Our own mail, come back by some rule of forwarding, is answered by nobody.
  if (!key || key.split('@')[1] === replyTo.toLowerCase().split('@')[1]) return 'ignored';
  return services().inTransaction<MailOutcome>(async (tx) => {
    const ends = new Date(now().getTime() + 7 * 86_400_000);
    if (!(await spendOnce(tx, `mail-refused:${hashOf(key)}`, ends))) return 'refused';
    await sendMail(tx, { to: from, purpose: 'enquiry.mail-refused', mail: refusedMail() });
    await recordEvent(tx, { kind: 'enquiry.mail-refused', subject: 'enquiry', actor: 'system' });
    log().info('a mail to a conversation was refused');
    return 'refused';
  });
}
