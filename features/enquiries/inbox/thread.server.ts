import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import { shortDayAt } from '#lib/time/words-of-time.ts';
import { now } from '#server/clock.ts';
import { events } from '#server/db/tables.ts';
import { services } from '#server/services.ts';
import { shownConversation, zoneOf } from '../conversation-page.server.ts';
import { reach, type StaffAccess } from '../queries.server.ts';
import { enquiries } from '../tables.server.ts';
import { dayWords, timeWords } from '../words.ts';
import { happeningKinds, happeningWords } from './happenings.ts';
import { type Colleague, standingOf } from './rules.ts';
import { enquiryNotes } from './tables.server.ts';

/** The name of an account's holder, as events name them. */
const nameAmong =
  (colleagues: readonly Colleague[]) =>
  (actor: string): string => {
    if (actor === 'visitor') return 'They';
    const found = colleagues.find(({ userId }) => `user:${userId}` === actor);
    return found?.name ?? (actor.startsWith('user:') || actor === 'staff' ? 'A staff member' : 'The site');
  };

const notesOf = (enquiryId: string) =>
  services()
    .database.db.select()
    .from(enquiryNotes)
    .where(eq(enquiryNotes.enquiryId, enquiryId))
    .orderBy(asc(enquiryNotes.id));

const happeningsOf = (enquiryId: string) =>
  services()
    .database.db.select()
    .from(events)
    .where(and(eq(events.subject, `enquiry:${enquiryId}`), inArray(events.kind, [...happeningKinds])))
    .orderBy(asc(events.id));

/** How many other conversations the same address has. */
async function othersOf({ id, emailKey }: { id: string; emailKey: string }): Promise<number> {
  const [row] = await services()
    .database.db.select({ others: count() })
    .from(enquiries)
    .where(and(eq(enquiries.emailKey, emailKey), ne(enquiries.id, id)));
  return row?.others ?? 0;
}

/** A conversation as staff see it: what both sides said, their own notes among it, and what was done with it. */
export async function staffThread(access: StaffAccess, colleagues: readonly Colleague[]) {
  const { db } = services().database;
  const reached = await reach(db, access);
  const conversation = reached && (await shownConversation(access));
  if (!reached || !conversation) return null;
  const { enquiry } = reached;
  const timeZone = zoneOf(access);
  const at = (moment: Date) => ({
    at: moment.toISOString(),
    day: dayWords(moment, timeZone),
    time: timeWords(moment, timeZone),
  });
  const nameOf = nameAmong(colleagues);
  const dayOf = (moment: string) => shortDayAt(moment, timeZone);
  const { messages, ...facts } = conversation;
  const entries = [
    ...messages.map((message) => ({ kind: 'message' as const, at: message.sent, ...message })),
    ...(await notesOf(enquiry.id)).map(({ id, author, body, createdAt }) => ({
      kind: 'note' as const,
      id,
      author,
      body,
      ...at(createdAt),
    })),
    ...(await happeningsOf(enquiry.id)).map((event) => ({
      kind: 'happening' as const,
      id: event.id,
      words: happeningWords(event, { nameOf, dayOf }),
      ...at(event.happenedAt),
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
  const snoozed = enquiry.snoozedUntil !== null && enquiry.snoozedUntil > now();
  return {
    ...facts,
    emailKey: enquiry.emailKey,
    unconfirmed: enquiry.state === 'unconfirmed',
    standing: standingOf({ state: enquiry.state, snoozed, seen: true }),
    snoozedUntil: snoozed && enquiry.snoozedUntil ? dayOf(enquiry.snoozedUntil.toISOString()) : null,
    assigneeId: enquiry.assigneeId,
    assignee: enquiry.assigneeId ? nameOf(`user:${enquiry.assigneeId}`) : null,
    others: await othersOf(enquiry),
    lastMessage: messages.at(-1)?.id,
    entries,
  };
}

/** A conversation as staff see it. */
export type WorkspaceThread = NonNullable<Awaited<ReturnType<typeof staffThread>>>;
/** One thing in it. */
export type WorkspaceEntry = WorkspaceThread['entries'][number];
