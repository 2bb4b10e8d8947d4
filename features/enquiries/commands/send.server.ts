import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ledFrom } from '#lib/forms/led-from.ts';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { referenceFrom } from '#lib/run/reference.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { newId } from '#server/ids.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { isSolved } from '#server/puzzle/puzzle.ts';
import { services } from '#server/services.ts';
import { marketingConsent } from '../consent.ts';
import { filledByMachine, puzzleWrong } from '../errors.server.ts';
import { attachFiles } from '../files.server.ts';
import { addresseeLimit, provenLimit, unprovenLimit } from '../limits.ts';
import { confirmUrl } from '../links.server.ts';
import { arrivedMail, confirmMail, receivedMail } from '../mails.server.ts';
import { companyOf, ownKey, type Person } from '../policy.ts';
import { type Enquiry, enquiryByKey, messagesOf } from '../queries.server.ts';
import { noteRead } from '../reads.server.ts';
import type { EnquiryWish } from '../schema.ts';
import type { Subject } from '../subject.ts';
import { enquiries, enquiryConsents, enquiryMessages } from '../tables.server.ts';
import { tell } from '../tell.server.ts';
import { publishThread, publishToStaff } from '../topics.server.ts';
import { confirmationEnds } from './renew-confirmation.server.ts';

/** A form checked by `enquirySchema`, with what its page's address said and the network it comes from. */
interface SendWish extends Omit<EnquiryWish, 'query'> {
  subject: Subject;
  /** By the form, unless it begins a chat. */
  via?: 'form' | 'chat';
  campaign: Record<string, string>;
  address: string;
}

/** Takes an enquiry and gives it; a repeated press gives the first one's. One that solved no puzzle is asked to confirm its address by email, unless it is sent from the account of that address or no email leaves the site. */
export async function sendEnquiry(wish: SendWish, sender: Person | null = null): Promise<Enquiry> {
  const { limits, inTransaction, database, mail, secret } = services();
  if (wish.website !== '') throw filledByMachine();
  const emailKey = emailKeyOf(wish.email);
  if (!emailKey) throw new Error('sendEnquiry takes checked addresses only');
  const known = sender !== null && ownKey(sender) === emailKey;
  await limits.take(wish.puzzle || known ? provenLimit : unprovenLimit, wish.address);
  if (wish.puzzle && !(await isSolved(database.db, secret, wish.puzzle))) throw puzzleWrong();
  await limits.take(addresseeLimit, emailKey);
  const isProven = known || wish.puzzle !== '' || !mail.configured;
  const from = { sender: known ? sender : null, isProven, actor: 'visitor' };
  const { enquiry, repeated } = await inTransaction((tx) => sendOnce(tx, wish, emailKey, from));
  if (!repeated && enquiry.state === 'open') tallyEnquiry(enquiry);
  return enquiry;
}

/** Counts which page led to an enquiry, apart from the enquiry; one that waits for its confirmation counts once it has it. */
export const tallyEnquiry = ({ page }: Enquiry): void =>
  services().tallies.count({ kind: 'enquiry', name: ledFrom(page) });

/** What another program hands over: the form's own fields, and what a repeated call is known by. */
type HandedWish = Pick<
  EnquiryWish,
  'name' | 'email' | 'company' | 'topics' | 'budget' | 'timeline' | 'message' | 'key'
>;

/** Accepts an enquiry from another program: whoever made its key is responsible for it, so no email asks for a confirmation. */
export async function takeEnquiry(handed: HandedWish, actor: string): Promise<Enquiry> {
  const emailKey = emailKeyOf(handed.email);
  if (!emailKey) throw new Error('takeEnquiry takes checked addresses only');
  await services().limits.take(addresseeLimit, emailKey);
  const wish: SendWish = {
    ...handed,
    files: [],
    consent: false,
    page: '',
    website: '',
    puzzle: '',
    subject: {},
    campaign: {},
    address: actor,
  };
  const { enquiry } = await services().inTransaction((tx) =>
    sendOnce(tx, wish, emailKey, { sender: null, isProven: true, actor }),
  );
  return enquiry;
}

interface From {
  sender: Person | null;
  /** Whether nothing has to be confirmed: it is known that this is no machine, or nobody can be asked. */
  isProven: boolean;
  actor: string;
}

async function sendOnce(
  tx: Tx,
  wish: SendWish,
  emailKey: string,
  { sender, isProven, actor }: From,
): Promise<{ enquiry: Enquiry; repeated: boolean }> {
  const content = JSON.stringify([emailKey, wish.message, wish.files]);
  const submission = { form: 'enquiry', given: wish.key, address: wish.address, content };
  const idempotencyKey = createHash('sha256')
    .update(`${content}\n${wish.key ?? ''}`)
    .digest('base64url');
  if (!(await claimSubmission(tx, services().secret, submission))) {
    const first = await enquiryByKey(tx, idempotencyKey);
    if (first) return { enquiry: first, repeated: true };
  }
  const at = now();
  const [enquiry] = await tx
    .insert(enquiries)
    .values({
      id: newId(),
      reference: referenceFrom(randomBytes(8)),
      state: isProven ? 'open' : 'unconfirmed',
      name: wish.name,
      email: wish.email,
      emailKey,
      company: wish.company,
      companyId: companyOf(sender, emailKey),
      topics: wish.topics,
      budget: wish.budget,
      timeline: wish.timeline,
      subject: wish.subject,
      page: wish.page,
      campaign: wish.campaign,
      idempotencyKey,
      createdAt: at,
      changedAt: at,
      waitsSince: at,
    })
    .returning();
  if (!enquiry) throw new Error('an inserted row comes back');
  await addFirstMessage(tx, enquiry, wish, sender);
  await recordEvent(tx, {
    kind: 'enquiry.sent',
    subject: `enquiry:${enquiry.id}`,
    actor,
    data: { confirmed: enquiry.state === 'open', topics: enquiry.topics },
  });
  if (enquiry.state === 'open') await announce(tx, enquiry);
  else await askToConfirm(tx, enquiry);
  return { enquiry, repeated: false };
}

async function addFirstMessage(
  tx: Tx,
  enquiry: Enquiry,
  { message, files, consent, via = 'form' }: SendWish,
  sender: Person | null,
): Promise<void> {
  const messageId = newId();
  await tx.insert(enquiryMessages).values({
    id: messageId,
    enquiryId: enquiry.id,
    side: 'visitor',
    author: enquiry.name,
    userId: sender?.userId ?? null,
    body: message,
    quoted: '',
    via,
    createdAt: now(),
  });
  await attachFiles(tx, messageId, files);
  if (sender)
    await noteRead(tx, {
      enquiryId: enquiry.id,
      side: 'visitor',
      reader: `user:${sender.userId}`,
      messageId,
    });
  if (consent)
    await tx.insert(enquiryConsents).values({
      id: newId(),
      enquiryId: enquiry.id,
      purpose: 'marketing',
      ...marketingConsent,
      givenAt: now(),
    });
}

async function askToConfirm(tx: Tx, enquiry: Enquiry): Promise<void> {
  await sendMail(tx, {
    to: enquiry.email,
    purpose: 'enquiry.confirm',
    mail: confirmMail(enquiry, confirmUrl(enquiry.id, confirmationEnds())),
  });
  // Staff see it at once; an email about it follows only after the confirmation.
  await publishToStaff(tx, enquiry);
}

/** Tells both sides of an enquiry whose sender is no machine. */
async function announce(tx: Tx, enquiry: Enquiry): Promise<void> {
  const [first] = await messagesOf(tx, enquiry.id);
  if (!first) throw new Error('an enquiry begins with a message');
  await tell(tx, enquiry, 'visitor', {
    purpose: 'enquiry.received',
    mail: (link) => receivedMail(enquiry, link),
  });
  await tell(tx, enquiry, 'staff', {
    purpose: 'enquiry.arrived',
    mail: (link) => arrivedMail(enquiry, first.message, first.files.length, link),
  });
  await publishThread(tx, enquiry);
}

/** Opens an enquiry whose address was confirmed, and tells both sides. */
export async function openConfirmed(tx: Tx, enquiry: Enquiry): Promise<Enquiry> {
  const [opened] = await tx
    .update(enquiries)
    .set({ state: 'open', changedAt: now(), waitsSince: enquiry.waitsSince ?? now() })
    .where(eq(enquiries.id, enquiry.id))
    .returning();
  if (!opened) throw new Error('a held row can be changed');
  await announce(tx, opened);
  return opened;
}
