import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { tellIfUnread } from '../chat/tell-if-unread.server.ts';
import { linkOver } from '../errors.server.ts';
import { attachFiles } from '../files.server.ts';
import { answerLimit, chatLimit } from '../limits.ts';
import { answeredMail } from '../mails.server.ts';
import { notifyOfAnswer } from '../notices.server.ts';
import { isChat, type Side, stateAfter } from '../policy.ts';
import {
  type Access,
  type Enquiry,
  holdReached,
  type Message,
  type Reached,
  readerOf,
  visitorWays,
} from '../queries.server.ts';
import { noteRead } from '../reads.server.ts';
import type { AnswerWish } from '../schema.ts';
import { enquiries, enquiryMessages } from '../tables.server.ts';
import { tell } from '../tell.server.ts';
import { publishThread } from '../topics.server.ts';

/** Something to say, ready to be written down. */
export interface Said {
  side: Side;
  author: string;
  /** By which name the writer's reading is noted: who writes has read what was said before. */
  reader: string;
  /** The account it is written from. */
  userId: string | null;
  body: string;
  quoted: string;
  via: Message['via'];
  mailHash: string | null;
  files: readonly string[];
}

/** Writes down what one side says and tells the other; the caller holds the enquiry's row. */
export async function say(tx: Tx, enquiry: Enquiry, { files, reader, ...said }: Said): Promise<void> {
  const message: Message = { id: newId(), enquiryId: enquiry.id, createdAt: now(), ...said };
  await tx.insert(enquiryMessages).values(message);
  await attachFiles(tx, message.id, files);
  await noteRead(tx, { enquiryId: enquiry.id, side: said.side, reader, messageId: message.id });
  await tx
    .update(enquiries)
    .set({
      state: stateAfter(said.side, enquiry.state),
      changedAt: now(),
      waitsSince: said.side === 'staff' ? null : (enquiry.waitsSince ?? now()),
      // Whoever writes brings it back: nothing new stays out of the way.
      snoozedUntil: null,
    })
    .where(eq(enquiries.id, enquiry.id));
  // Whoever of us answers an enquiry that nobody has confirmed vouches for it: it counts from now on.
  if (enquiry.state === 'unconfirmed' && said.side === 'staff')
    await recordEvent(tx, { kind: 'enquiry.taken-up', subject: `enquiry:${enquiry.id}`, actor: said.side });
  await recordEvent(tx, {
    kind: said.side === 'staff' ? 'enquiry.replied' : 'enquiry.answered',
    subject: `enquiry:${enquiry.id}`,
    actor: said.side,
    data: { via: said.via },
  });
  await publishThread(tx, enquiry);
  if (said.side === 'staff') await notifyOfAnswer(tx, enquiry, message);
  if (isChat(await visitorWays(tx, enquiry.id))) await tellIfUnread(tx, message);
  else
    await tell(tx, enquiry, said.side === 'staff' ? 'visitor' : 'staff', {
      purpose: said.side === 'staff' ? 'enquiry.replied' : 'enquiry.answered',
      mail: (link) => answeredMail(enquiry, message, files.length, link),
    });
}

/** The author of a message: the sender of the enquiry, a colleague by name, or the studio if no person is known. */
export function authorOf(
  { side, own, enquiry }: Pick<Reached, 'side' | 'own' | 'enquiry'>,
  name?: string | null,
): string {
  if (side === 'visitor') return own ? enquiry.name : name || 'A colleague';
  return name || readSettings().brand.name;
}

/** Answers in a conversation, from its page; a repeated press says it once. */
export async function answer(access: Access, wish: AnswerWish & { address: string }): Promise<Side> {
  const { limits, inTransaction, secret } = services();
  await limits.take('chat' in access ? chatLimit : answerLimit, wish.address);
  return inTransaction(async (tx) => {
    const reached = await holdReached(tx, access);
    if (!reached) throw linkOver();
    const { enquiry, side } = reached;
    const content = JSON.stringify([enquiry.id, side, wish.message, wish.files]);
    const submission = { form: 'enquiry.answer', given: wish.key, address: wish.address, content };
    if (!(await claimSubmission(tx, secret, submission))) return side;
    const name = 'person' in access ? access.person.name : null;
    await say(tx, enquiry, {
      side,
      author: authorOf(reached, name),
      reader: readerOf(access),
      userId: 'person' in access ? access.person.userId : null,
      body: wish.message,
      quoted: '',
      via: 'chat' in access ? 'chat' : 'page',
      mailHash: null,
      files: wish.files,
    });
    return side;
  });
}
