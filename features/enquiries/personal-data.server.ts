import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { outbox } from '#server/db/tables.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { type DataSubject, definePersonalData } from '#server/personal-data/define.ts';
import { readSettings } from '#server/settings/settings.ts';
import { storageKey } from './files.server.ts';
import { enquiryNotes } from './inbox/tables.server.ts';
import { messagesOf } from './queries.server.ts';
import { enquiries, enquiryConsents, enquiryFiles, enquiryMessages, enquiryReads } from './tables.server.ts';
import { threadOf } from './tell.server.ts';

const idsOf = (userId: string | null): string[] => (userId ? [userId] : []);
const readersOf = (userId: string | null): string[] => idsOf(userId).map((id) => `user:${id}`);

/** What somebody wrote from their account; as staff they speak for the house, and that stays. */
const ownWords = ({ userId }: DataSubject): SQL =>
  and(inArray(enquiryMessages.userId, idsOf(userId)), eq(enquiryMessages.side, 'visitor')) ?? sql`false`;

const filesOf = (db: DbOrTx, person: DataSubject) =>
  db
    .select({ id: enquiryFiles.id, name: enquiryFiles.name, reference: enquiries.reference })
    .from(enquiryFiles)
    .innerJoin(enquiryMessages, eq(enquiryMessages.id, enquiryFiles.messageId))
    .innerJoin(enquiries, eq(enquiries.id, enquiryMessages.enquiryId))
    .where(or(inArray(enquiries.emailKey, person.emailKeys), ownWords(person)));

async function conversationsOf(db: DbOrTx, { emailKeys }: DataSubject) {
  const rows = await db
    .select()
    .from(enquiries)
    .where(inArray(enquiries.emailKey, emailKeys))
    .orderBy(enquiries.id);
  const conversations = [];
  for (const row of rows) {
    const { id, emailKey: _, idempotencyKey: __, companyId: ___, assigneeId: ____, ...said } = row;
    const messages = await messagesOf(db, id);
    const consents = await db
      .select({
        purpose: enquiryConsents.purpose,
        version: enquiryConsents.version,
        wording: enquiryConsents.wording,
        givenAt: enquiryConsents.givenAt,
        withdrawnAt: enquiryConsents.withdrawnAt,
      })
      .from(enquiryConsents)
      .where(eq(enquiryConsents.enquiryId, id));
    conversations.push({
      ...said,
      messages: messages.map(({ message: { side, author, body, quoted, via, createdAt }, files }) => ({
        side,
        author,
        body,
        quoted,
        via,
        createdAt,
        files: files.map(({ name }) => name),
      })),
      consents,
    });
  }
  return conversations;
}

/** What staff noted about somebody: theirs to know (Art. 15 GDPR), beside the conversation and not in it, without who wrote it. */
const notesAbout = (db: DbOrTx, { emailKeys }: DataSubject) =>
  db
    .select({ reference: enquiries.reference, body: enquiryNotes.body, createdAt: enquiryNotes.createdAt })
    .from(enquiryNotes)
    .innerJoin(enquiries, eq(enquiries.id, enquiryNotes.enquiryId))
    .where(inArray(enquiries.emailKey, emailKeys))
    .orderBy(enquiryNotes.id);

/** That somebody of the staff left notes, and when; the words are about others. */
const notesBy = (db: DbOrTx, { userId }: DataSubject) =>
  db
    .select({ reference: enquiries.reference, createdAt: enquiryNotes.createdAt })
    .from(enquiryNotes)
    .innerJoin(enquiries, eq(enquiries.id, enquiryNotes.enquiryId))
    .where(inArray(enquiryNotes.authorId, idsOf(userId)))
    .orderBy(enquiryNotes.id);

/** Forgets the mails that carried somebody's words in a conversation of others: they hold their name and not their address. */
async function forgetMails(tx: Tx, person: DataSubject): Promise<void> {
  const said = await tx
    .selectDistinct({ enquiryId: enquiryMessages.enquiryId, author: enquiryMessages.author })
    .from(enquiryMessages)
    .where(ownWords(person));
  for (const { enquiryId, author } of said)
    await tx
      .delete(outbox)
      .where(
        and(
          eq(sql`${outbox.payload}->>'thread'`, threadOf(enquiryId)),
          sql`position(${author} in ${outbox.payload}->>'text') > 0`,
        ),
      );
}

/** Takes somebody out of conversations that belong to others: their own words go, their name on the house's goes. */
async function leaveConversations(tx: Tx, person: DataSubject): Promise<void> {
  await tx.delete(enquiryReads).where(inArray(enquiryReads.reader, readersOf(person.userId)));
  await tx
    .update(enquiries)
    .set({ assigneeId: null })
    .where(inArray(enquiries.assigneeId, idsOf(person.userId)));
  await tx
    .update(enquiryNotes)
    .set({ authorId: null, author: readSettings().brand.name })
    .where(inArray(enquiryNotes.authorId, idsOf(person.userId)));
  await forgetMails(tx, person);
  await tx.delete(enquiryMessages).where(ownWords(person));
  await tx
    .update(enquiryMessages)
    .set({ userId: null, author: readSettings().brand.name })
    .where(inArray(enquiryMessages.userId, idsOf(person.userId)));
}

export const enquiriesData = definePersonalData({
  name: 'enquiries',
  tables: [
    'enquiries',
    'enquiry_messages',
    'enquiry_files',
    'enquiry_links',
    'enquiry_consents',
    'enquiry_reads',
    'enquiry_notes',
  ],
  export: async (db, person) => ({
    conversations: await conversationsOf(db, person),
    notes: await notesAbout(db, person),
    noted: await notesBy(db, person),
    lookedAfter: await db
      .select({ reference: enquiries.reference })
      .from(enquiries)
      .where(inArray(enquiries.assigneeId, idsOf(person.userId))),
    written: await db
      .select({
        reference: enquiries.reference,
        author: enquiryMessages.author,
        body: enquiryMessages.body,
        createdAt: enquiryMessages.createdAt,
      })
      .from(enquiryMessages)
      .innerJoin(enquiries, eq(enquiries.id, enquiryMessages.enquiryId))
      .where(inArray(enquiryMessages.userId, idsOf(person.userId)))
      .orderBy(enquiryMessages.id),
    read: await db
      .select({ reference: enquiries.reference, at: enquiryReads.readAt })
      .from(enquiryReads)
      .innerJoin(enquiries, eq(enquiries.id, enquiryReads.enquiryId))
      .where(inArray(enquiryReads.reader, readersOf(person.userId))),
  }),
  files: async (db, person) =>
    (await filesOf(db, person)).map(({ id, name, reference }) => ({
      path: `${reference}/${id}-${name}`,
      key: storageKey(id),
    })),
  follow: async (tx, { from, to }) => {
    await tx.update(enquiries).set({ email: to, emailKey: to }).where(inArray(enquiries.emailKey, from));
  },
  remains: {
    enquiries: 'Conversations of other people, without this person’s name, words and files.',
    enquiry_messages: 'What they wrote as staff stays, under the studio’s name.',
    enquiry_notes: 'Notes they wrote as staff about other people stay, under the studio’s name.',
  },
  erase: async (tx, person) => {
    const files = (await filesOf(tx, person)).map(({ id }) => id);
    await tx.delete(enquiryFiles).where(inArray(enquiryFiles.id, files));
    await tx.delete(enquiries).where(inArray(enquiries.emailKey, person.emailKeys));
    await leaveConversations(tx, person);
  },
});
