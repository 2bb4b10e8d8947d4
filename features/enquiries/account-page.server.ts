import { now } from '#server/clock.ts';
import { readSettings } from '#server/settings/settings.ts';
import { topicLabel } from './choices.ts';
import { shownConversation } from './conversation-page.server.ts';
import { ownKey, type Person } from './policy.ts';
import { type ListWish, listSchema } from './schema.ts';
import { subjectWords } from './subject.ts';
import { type ThreadRow, threadsOf } from './threads.server.ts';
import { shortWhen, titleOf } from './words.ts';

function shownRow(row: ThreadRow, today: Date, timeZone: string) {
  const { reference, state, topics, subject, name, createdAt } = row.enquiry;
  const title = titleOf(row.firstBody);
  return {
    reference,
    state,
    title,
    about: [...topics.map(topicLabel), ...subjectWords(subject)].filter(Boolean).join(', '),
    from: row.own ? null : name,
    began: shortWhen(createdAt, today, timeZone),
    lastWord: titleOf(row.lastBody, 120),
    lastAuthor: row.lastSide === 'visitor' && row.own ? 'You' : row.lastAuthor,
    lastAt: row.lastAt.toISOString(),
    when: shortWhen(row.lastAt, today, timeZone),
    files: row.files,
    unread: row.unread,
  };
}

/** One line of an account's list. */
export type ShownThread = ReturnType<typeof shownRow>;

async function shownThreads(person: Person, wish: ListWish) {
  const timeZone = person.zone ?? readSettings().contact.timeZone;
  const today = now();
  const { rows, ...list } = await threadsOf(person, wish);
  return { ...list, ...wish, page: list.page, threads: rows.map((row) => shownRow(row, today, timeZone)) };
}

const wishOf = (url: URL): ListWish => listSchema.parse(Object.fromEntries(url.searchParams));

/** What /account/messages shows: the conversations, all or of a state, and one of them; the latest where the address names none. */
export async function messagesPage(person: Person, url: URL) {
  const list = await shownThreads(person, wishOf(url));
  const asked = url.searchParams.get('thread') ?? '';
  const begins = url.searchParams.has('new');
  const reference = asked || (begins ? '' : (list.threads[0]?.reference ?? ''));
  return {
    confirmed: ownKey(person) !== null,
    list,
    begins,
    /** Whether the address names the open conversation: only then it replaces the list on a phone. */
    asked: asked !== '',
    open: reference ? await shownConversation({ reference, person }) : null,
  };
}
