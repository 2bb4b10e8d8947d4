import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { makeToken, readOldToken, readToken } from '#server/tokens.ts';
import type { Side } from './policy.ts';
import { enquiryLinks } from './tables.server.ts';

/** A row of one side's link. */
export type Link = typeof enquiryLinks.$inferSelect;

const idSchema = z.object({ id: z.uuid() });

function readId(purpose: string, token: string): string | null {
  const parsed = idSchema.safeParse(readToken(services().secret, purpose, token));
  return parsed.success ? parsed.data.id : null;
}

const conversation = 'enquiry.conversation';
const receipt = 'enquiry.receipt';
const confirmation = 'enquiry.confirm';
const upload = 'enquiry.file';
const chat = 'enquiry.chat';

/** The token of a link's row: what opens a conversation until the row is revoked. */
export const conversationToken = (linkId: string): string =>
  makeToken(services().secret, conversation, { id: linkId });

/** The page of a conversation, for the reader of one side's mail. */
export const conversationUrl = (linkId: string): string =>
  `${services().env.PUBLIC_URL}/contact-us/conversation?token=${conversationToken(linkId)}`;

/** Which link's row a token stands for, or null. */
export const readConversationToken = (token: string): string | null => readId(conversation, token);

/** What the browser keeps that began a chat. It stands for the row of the visitor's link, and ends with it. */
export const chatToken = (linkId: string): string => makeToken(services().secret, chat, { id: linkId });

/** Which link's row the token of a chat stands for, or null. */
export const readChatToken = (token: string): string | null => readId(chat, token);

/** The token of the thank-you page. It shows what that browser has sent, and opens no conversation: anybody can type any address. */
export const receiptToken = (enquiryId: string): string =>
  makeToken(services().secret, receipt, { id: enquiryId });

/** Whose receipt it is, or null. */
export const readReceiptToken = (token: string): string | null => readId(receipt, token);

/** The page that confirms an address, and with it the enquiry. */
export const confirmUrl = (enquiryId: string, expires: Date): string =>
  `${services().env.PUBLIC_URL}/contact-us/confirm?token=${makeToken(services().secret, confirmation, { id: enquiryId }, expires)}`;

/** Which enquiry a token confirms, or null. */
export const readConfirmToken = (token: string): string | null => readId(confirmation, token);

/** Which enquiry a link is to confirm, also one that is over: a new one is made for it. */
export function readOldConfirmToken(token: string): string | null {
  const parsed = idSchema.safeParse(readOldToken(services().secret, confirmation, token));
  return parsed.success ? parsed.data.id : null;
}

/** What a form sends for a file that was uploaded before it, for a day. */
export const fileToken = (fileId: string): string =>
  makeToken(services().secret, upload, { id: fileId }, new Date(now().getTime() + 86_400_000));

/** Which file a token stands for, or null. */
export const readFileToken = (token: string): string | null => readId(upload, token);

const letters = 'abcdefghjkmnpqrstvwxyz0123456789';
const newMailKey = (): string => Array.from(randomBytes(26), (byte) => letters[byte % 32]).join('');

/** The link of one side that is good now; made if there is none. */
export async function linkFor(tx: Tx, enquiryId: string, side: Side): Promise<Link> {
  const [known] = await tx
    .select()
    .from(enquiryLinks)
    .where(
      and(eq(enquiryLinks.enquiryId, enquiryId), eq(enquiryLinks.side, side), isNull(enquiryLinks.revokedAt)),
    );
  if (known) return known;
  const link: Link = {
    id: newId(),
    enquiryId,
    side,
    mailKey: newMailKey(),
    createdAt: now(),
    revokedAt: null,
  };
  await tx.insert(enquiryLinks).values(link);
  return link;
}

/** The address that a mail is answered to, if incoming mail is set up. */
export function replyAddress({ mailKey }: Link): string | undefined {
  const address = services().env.MAIL_REPLY_TO;
  return address?.replace('@', `+${mailKey}@`);
}
