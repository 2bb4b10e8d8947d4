import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { budgetLabel, timelineLabel, topicLabel } from './choices.ts';
import { mayClose } from './policy.ts';
import { type Access, messagesOf, type Reached, reach, readerOf, standingConsent } from './queries.server.ts';
import { readableState } from './readable-state.ts';
import { readBy, readByReaders } from './reads.server.ts';
import { dayWords, shortWhen, timeWords, titleOf } from './words.ts';

/** The query that reaches a conversation again, by the way that was taken. */
export function queryOf(access: Access): string {
  if ('token' in access) return new URLSearchParams({ token: access.token }).toString();
  // A chat's token stays in its cookie, and in no address.
  return 'chat' in access ? 'chat=here' : new URLSearchParams({ reference: access.reference }).toString();
}

/** How far each side has read: the person who asks, and the others. */
async function marksOf({ enquiry, side, own }: Reached, access: Access) {
  const { db } = services().database;
  // Who holds the address has also read what they opened by its link.
  const readers = [...new Set([readerOf(access), ...(own ? ['link'] : [])])];
  return {
    mine: await readByReaders(db, { enquiryId: enquiry.id, side, readers }),
    theirs: await readBy(db, enquiry.id, side === 'staff' ? 'visitor' : 'staff'),
  };
}

/** Whose clock tells the times: of who is signed in, or the agency's for who came by a link. */
export const zoneOf = (access: Access): string =>
  ('person' in access ? access.person.zone : undefined) ?? readSettings().contact.timeZone;

type Marks = Awaited<ReturnType<typeof marksOf>>;

/** A conversation as its page shows it to one side; null for people who may not see it. */
export async function shownConversation(access: Access) {
  const reached = await reach(services().database.db, access);
  if (!reached) return null;
  const marks = await marksOf(reached, access);
  return presentConversation(reached, marks, { query: queryOf(access), timeZone: zoneOf(access) });
}

/** A conversation as one side sees it, who has read so far, by the clock of a zone; its files are reached by the query. */
export async function presentConversation(
  reached: Reached,
  { mine, theirs }: Marks,
  { query, timeZone }: { query: string; timeZone: string },
) {
  const { db } = services().database;
  const { enquiry, side } = reached;
  const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const said = await messagesOf(db, enquiry.id);
  const isRead = (id: string) => theirs !== null && id <= theirs.messageId;
  const lastRead = said.findLast(({ message }) => message.side === side && isRead(message.id))?.message.id;
  const isNew = ({ side: by, id }: (typeof said)[number]['message']) =>
    by !== side && id > (mine?.messageId ?? '');
  return {
    side,
    own: reached.own,
    title: titleOf(said[0]?.message.body ?? ''),
    reference: enquiry.reference,
    state: enquiry.state,
    name: enquiry.name,
    email: enquiry.email,
    company: enquiry.company,
    topics: enquiry.topics.map(topicLabel).filter(Boolean),
    budget: budgetLabel(enquiry.budget),
    timeline: timelineLabel(enquiry.timeline),
    subject: enquiry.subject,
    /** What was made in a demo, as it can be read. */
    made: enquiry.subject.demo ? await readableState(enquiry.subject.demo.state) : null,
    page: side === 'staff' ? enquiry.page : '',
    campaign: side === 'staff' ? enquiry.campaign : {},
    consent: reached.own && (await standingConsent(db, enquiry.id)),
    closable: mayClose(side, enquiry),
    began: clock.format(enquiry.createdAt),
    /** How many of the other side's messages are new to the person who asks. */
    unread: said.filter(({ message }) => isNew(message)).length,
    /** The last own word that the other side has read, and when. */
    readMark: lastRead && theirs ? { id: lastRead, when: shortWhen(theirs.readAt, now(), timeZone) } : null,
    messages: said.map(({ message, files }) => ({
      id: message.id,
      side: message.side,
      author: message.author,
      body: message.body,
      quoted: message.quoted,
      sent: message.createdAt.toISOString(),
      when: clock.format(message.createdAt),
      day: dayWords(message.createdAt, timeZone),
      time: timeWords(message.createdAt, timeZone),
      via: message.via,
      isNew: isNew(message),
      files: files.map(({ id, name, bytes }) => ({
        id,
        name,
        bytes,
        href: `/api/enquiries/files/${id}?${query}`,
      })),
    })),
  };
}

/** The shape of a shown conversation. */
export type ShownConversation = NonNullable<Awaited<ReturnType<typeof shownConversation>>>;
