import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { services } from '#server/services.ts';
import { readChatToken, readConversationToken, readFileToken, readReceiptToken } from './links.server.ts';
import {
  ownKey,
  type Person,
  type Side,
  sideAsStaff,
  sideByAccount,
  sideByChat,
  sideByLink,
} from './policy.ts';
import { enquiries, enquiryConsents, enquiryFiles, enquiryLinks, enquiryMessages } from './tables.server.ts';

/** A row of somebody who wrote to us. */
export type Enquiry = typeof enquiries.$inferSelect;
/** A row of what was said. */
export type Message = typeof enquiryMessages.$inferSelect;
/** A row of what came along. */
export type KeptFile = typeof enquiryFiles.$inferSelect;

/** Staff at work: they stand on our side, also in a conversation of their own address. */
export interface StaffAccess {
  reference: string;
  person: Person;
  asStaff: true;
}

/** By which way somebody reaches a conversation: a link, the browser that began a chat, or an account and the reference. */
export type Access =
  | { token: string }
  | { chat: string }
  | { reference: string; person: Person }
  | StaffAccess;

/** A conversation and the side that whoever asked stands on. */
export interface Reached {
  enquiry: Enquiry;
  side: Side;
  /** Whether it is held with the address of whoever asks: people of the same company read and write along, and end nothing. */
  own: boolean;
}

/** By which name somebody's reading is noted. */
export function readerOf(access: Access): string {
  if ('token' in access) return 'link';
  return 'chat' in access ? 'chat' : `user:${access.person.userId}`;
}

async function linkWithEnquiry(db: DbOrTx, id: string | null) {
  if (!id) return null;
  const [row] = await db
    .select({ enquiry: enquiries, link: enquiryLinks })
    .from(enquiryLinks)
    .innerJoin(enquiries, eq(enquiries.id, enquiryLinks.enquiryId))
    .where(eq(enquiryLinks.id, id));
  return row ?? null;
}

async function reachByLink(db: DbOrTx, token: string): Promise<Reached | null> {
  const row = await linkWithEnquiry(db, readConversationToken(token.slice(0, 2000)));
  const side = row ? sideByLink(row.link, row.enquiry) : null;
  return row && side ? { enquiry: row.enquiry, side, own: true } : null;
}

async function reachByChat(db: DbOrTx, token: string): Promise<Reached | null> {
  const row = await linkWithEnquiry(db, readChatToken(token.slice(0, 2000)));
  const side = row ? sideByChat(row.link, row.enquiry, await visitorWays(db, row.enquiry.id)) : null;
  return row && side ? { enquiry: row.enquiry, side, own: true } : null;
}

/** By which ways the visitor's messages of a conversation came, each once. */
export async function visitorWays(db: DbOrTx, enquiryId: string): Promise<Message['via'][]> {
  const rows = await db
    .selectDistinct({ via: enquiryMessages.via })
    .from(enquiryMessages)
    .where(and(eq(enquiryMessages.enquiryId, enquiryId), eq(enquiryMessages.side, 'visitor')));
  return rows.map(({ via }) => via);
}

/** The conversation that somebody may see, with the side they stand on; or null. */
export async function reach(db: DbOrTx, access: Access): Promise<Reached | null> {
  if ('token' in access) return reachByLink(db, access.token);
  if ('chat' in access) return reachByChat(db, access.chat);
  const { reference, person } = access;
  const [enquiry] = await db
    .select()
    .from(enquiries)
    .where(eq(enquiries.reference, reference.slice(0, 20)));
  if (!enquiry) return null;
  const side = 'asStaff' in access ? sideAsStaff(person) : sideByAccount(person, enquiry);
  return side ? { enquiry, side, own: side === 'staff' || ownKey(person) === enquiry.emailKey } : null;
}

/** The enquiry under this reference; for staff, whom the caller has asked about. */
export async function enquiryNamed(reference: string): Promise<Enquiry | null> {
  const [enquiry] = await services()
    .database.db.select()
    .from(enquiries)
    .where(eq(enquiries.reference, reference.slice(0, 20)));
  return enquiry ?? null;
}

/** Reaches a conversation and holds its row until the transaction ends. */
export async function holdReached(tx: Tx, access: Access): Promise<Reached | null> {
  const reached = await reach(tx, access);
  if (!reached) return null;
  const enquiry = await holdEnquiry(tx, reached.enquiry.id);
  return enquiry ? { ...reached, enquiry } : null;
}

/** Finds an enquiry by its id and holds its row until the transaction ends. */
export async function holdEnquiry(tx: Tx, id: string): Promise<Enquiry | null> {
  const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  return enquiry ?? null;
}

/** What was said in a conversation, in order, each with its files. */
export async function messagesOf(
  db: DbOrTx,
  enquiryId: string,
): Promise<{ message: Message; files: KeptFile[] }[]> {
  const said = await db
    .select()
    .from(enquiryMessages)
    .where(eq(enquiryMessages.enquiryId, enquiryId))
    .orderBy(asc(enquiryMessages.id));
  if (said.length === 0) return [];
  const files = await db
    .select()
    .from(enquiryFiles)
    .where(
      inArray(
        enquiryFiles.messageId,
        said.map(({ id }) => id),
      ),
    )
    .orderBy(asc(enquiryFiles.id));
  return said.map((message) => ({ message, files: files.filter((file) => file.messageId === message.id) }));
}

/** The enquiry of a thank-you page. */
export async function enquiryByReceipt(token: string): Promise<Enquiry | null> {
  const id = readReceiptToken(token.slice(0, 2000));
  if (!id) return null;
  const [enquiry] = await services().database.db.select().from(enquiries).where(eq(enquiries.id, id));
  return enquiry ?? null;
}

/** The newest enquiry of a press that was repeated. */
export async function enquiryByKey(tx: Tx, idempotencyKey: string): Promise<Enquiry | null> {
  const [enquiry] = await tx
    .select()
    .from(enquiries)
    .where(eq(enquiries.idempotencyKey, idempotencyKey))
    .orderBy(desc(enquiries.id))
    .limit(1);
  return enquiry ?? null;
}

/** Files that were uploaded for a form and belong to no message yet, by their tokens. */
export async function waitingFiles(db: DbOrTx, tokens: readonly string[]): Promise<KeptFile[]> {
  const ids = tokens.map(readFileToken).filter((id) => id !== null);
  if (ids.length === 0) return [];
  return db
    .select()
    .from(enquiryFiles)
    .where(and(inArray(enquiryFiles.id, ids), isNull(enquiryFiles.messageId)))
    .orderBy(asc(enquiryFiles.id));
}

/** The file of a conversation that somebody may see, or null. */
export async function fileOf(access: Access, fileId: string): Promise<KeptFile | null> {
  const { db } = services().database;
  const reached = await reach(db, access);
  if (!reached) return null;
  const [row] = await db
    .select({ file: enquiryFiles })
    .from(enquiryFiles)
    .innerJoin(enquiryMessages, eq(enquiryMessages.id, enquiryFiles.messageId))
    .where(and(eq(enquiryFiles.id, fileId), eq(enquiryMessages.enquiryId, reached.enquiry.id)));
  return row?.file ?? null;
}

/** Whether an enquiry's sender wants to hear news, as of now. */
export async function standingConsent(db: DbOrTx, enquiryId: string): Promise<boolean> {
  const rows = await db
    .select({ id: enquiryConsents.id })
    .from(enquiryConsents)
    .where(and(eq(enquiryConsents.enquiryId, enquiryId), isNull(enquiryConsents.withdrawnAt)));
  return rows.length > 0;
}
