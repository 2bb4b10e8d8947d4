import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { LeadSource } from '#app/leads/source.ts';
import { conversationAddress } from '#features/enquiries/inbox/address.ts';
import { enquiryNotes } from '#features/enquiries/inbox/tables.server.ts';
import { demoAddress } from '#features/enquiries/subject.ts';
import { enquiries, enquiryMessages } from '#features/enquiries/tables.server.ts';
import { titleOf } from '#features/enquiries/words.ts';
import type { TimelineEntry } from '#features/leads/source.ts';
import { isStranger } from './strangers.server.ts';

const known = {
  email: enquiries.email,
  emailKey: enquiries.emailKey,
  name: enquiries.name,
  company: enquiries.company,
  at: enquiries.createdAt,
};
const isConfirmed = ne(enquiries.state, 'unconfirmed');

/** What was asked, said and noted in conversations. */
export const enquirySource: LeadSource = {
  id: 'enquiry',
  entries: async (db, emailKeys) => {
    const asked = await db
      .select()
      .from(enquiries)
      .where(and(inArray(enquiries.emailKey, [...emailKeys]), isConfirmed));
    const ids = asked.map(({ id }) => id);
    if (ids.length === 0) return [];
    const hrefOf = (id: string) => conversationAddress(asked.find((each) => each.id === id)?.reference ?? '');
    const said = await db
      .select()
      .from(enquiryMessages)
      .where(inArray(enquiryMessages.enquiryId, ids))
      .orderBy(asc(enquiryMessages.id));
    const noted = await db.select().from(enquiryNotes).where(inArray(enquiryNotes.enquiryId, ids));
    return [
      ...said.map(
        ({ id, enquiryId, side, author, body, via, createdAt }, index): TimelineEntry => ({
          id,
          at: createdAt.toISOString(),
          kind: 'enquiry',
          title:
            via === 'form'
              ? `${author} enquired`
              : via === 'chat' && said.findIndex((each) => each.enquiryId === enquiryId) === index
                ? `${author} started a chat`
                : side === 'staff'
                  ? `${author} answered`
                  : `${author} wrote`,
          text: titleOf(body, 200),
          href: hrefOf(enquiryId),
        }),
      ),
      ...noted.map(
        ({ id, enquiryId, author, body, createdAt }): TimelineEntry => ({
          id,
          at: createdAt.toISOString(),
          kind: 'note',
          title: author,
          text: body,
          href: hrefOf(enquiryId),
        }),
      ),
      ...asked.flatMap(({ id, subject, createdAt }): TimelineEntry[] =>
        subject.demo
          ? [
              {
                id: `${id}-demo`,
                at: createdAt.toISOString(),
                kind: 'saved',
                title: `Attached a result from ${subject.demo.name}`,
                href: demoAddress(subject.demo),
              },
            ]
          : [],
      ),
    ];
  },
  heard: ['enquiry.sent', 'enquiry.confirmed', 'enquiry.taken-up'],
  knownBy: async (db, id) => {
    const [row] = await db
      .select(known)
      .from(enquiries)
      .where(and(eq(enquiries.id, id), isConfirmed));
    return row ?? null;
  },
  strangers: (db, since, most) =>
    db
      .select(known)
      .from(enquiries)
      .where(and(isConfirmed, gt(enquiries.createdAt, since), isStranger(enquiries.emailKey)))
      .orderBy(asc(enquiries.createdAt))
      .limit(most),
};
