import { createHash, randomBytes } from 'node:crypto';
import { desc, inArray } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { referenceFrom } from '#lib/run/reference.ts';
import { now } from '#server/clock.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { writtenFirstMail } from '../../mails.server.ts';
import type { Person } from '../../policy.ts';
import { type Enquiry, enquiryByKey, type Message } from '../../queries.server.ts';
import { enquiries, enquiryMessages } from '../../tables.server.ts';
import { tell } from '../../tell.server.ts';
import { publishThread } from '../../topics.server.ts';

/** Whom staff write to, and what. */
interface FirstWords {
  name: string;
  email: string;
  message: string;
  key?: string | undefined;
  address: string;
}

/** The newest conversation that is held with one of these addresses. */
export async function latestWith(db: DbOrTx, emailKeys: readonly string[]): Promise<Enquiry | null> {
  if (emailKeys.length === 0) return null;
  const [enquiry] = await db
    .select()
    .from(enquiries)
    .where(inArray(enquiries.emailKey, [...emailKeys]))
    .orderBy(desc(enquiries.changedAt))
    .limit(1);
  return enquiry ?? null;
}

/** Begins a conversation from our side, with somebody who has none yet; a repeated press begins it once. Gives its reference. */
export async function writeFirst(words: FirstWords, staff: Person): Promise<string> {
  const emailKey = emailKeyOf(words.email);
  if (!emailKey) throw new Error('writeFirst takes checked addresses only');
  return services().inTransaction(async (tx) => {
    const content = JSON.stringify([staff.userId, emailKey, words.message, words.key ?? '']);
    const idempotencyKey = createHash('sha256').update(content).digest('base64url');
    const submission = { form: 'enquiry.first', given: words.key, address: words.address, content };
    if (!(await claimSubmission(tx, services().secret, submission))) {
      const first = await enquiryByKey(tx, idempotencyKey);
      if (first) return first.reference;
    }
    return begin(tx, words, { emailKey, idempotencyKey, staff });
  });
}

async function begin(
  tx: Tx,
  { name, email, message }: FirstWords,
  { emailKey, idempotencyKey, staff }: { emailKey: string; idempotencyKey: string; staff: Person },
): Promise<string> {
  const at = now();
  const [enquiry] = await tx
    .insert(enquiries)
    .values({
      id: newId(),
      reference: referenceFrom(randomBytes(8)),
      state: 'answered',
      name,
      email,
      emailKey,
      company: '',
      topics: [],
      budget: '',
      timeline: '',
      subject: {},
      page: '',
      campaign: {},
      idempotencyKey,
      createdAt: at,
      changedAt: at,
      assigneeId: staff.userId,
    })
    .returning();
  if (!enquiry) throw new Error('an inserted row comes back');
  const said: Message = {
    id: newId(),
    enquiryId: enquiry.id,
    side: 'staff',
    author: staff.name ?? 'Staff',
    userId: staff.userId,
    body: message,
    quoted: '',
    via: 'page',
    mailHash: null,
    createdAt: at,
  };
  await tx.insert(enquiryMessages).values(said);
  await recordEvent(tx, {
    kind: 'enquiry.begun',
    subject: `enquiry:${enquiry.id}`,
    actor: `user:${staff.userId}`,
  });
  await publishThread(tx, enquiry);
  await tell(tx, enquiry, 'visitor', {
    purpose: 'enquiry.begun',
    mail: (link) => writtenFirstMail(enquiry, said, link),
  });
  return enquiry.reference;
}
