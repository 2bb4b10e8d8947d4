import { now } from '#server/clock.ts';
import { readSettings } from '#server/settings/settings.ts';
import { openSpans } from '../open-spans.ts';
import type { Person } from '../policy.ts';
import type { Subject } from '../subject.ts';
import { shortWhen, titleOf } from '../words.ts';
import { countTabs, type InboxRow, inboxRows, pageSize } from './list.server.ts';
import { listReplies } from './replies.server.ts';
import { type Colleague, filledReply, lastingWords, promisedSince, standingOf } from './rules.ts';
import { type InboxWish, inboxSchema } from './schema.ts';
import { snoozeChoices } from './snooze-days.ts';
import { staffThread } from './thread.server.ts';

const topicWords: Readonly<Record<string, string>> = {
  product: 'New product',
  rescue: 'Rescue',
  integration: 'Integration',
  ai: 'AI',
  people: 'People',
  other: 'Other',
};

/** What a conversation is about in as few words as a column has room for. */
function aboutOf(subject: Subject, topics: readonly string[]): string {
  const { demo, application, plan, role } = subject;
  return demo?.name ?? application?.name ?? role ?? plan?.name ?? topicWords[topics[0] ?? ''] ?? '';
}

// Spans are made for seventy days from their beginning: as far back as the longest answer time reaches.
const backMs = 70 * 86_400_000;

/** People who have waited since before this moment have waited longer than the settings promise. */
export function promiseEnded(moment: number): number {
  const { contact } = readSettings();
  const hours = contact.answerHours;
  const spans = openSpans(contact, moment - backMs);
  return (spans && promisedSince(spans, moment, hours)) ?? moment - hours * 3_600_000;
}

/** One line of the inbox as it is shown. */
export function shownRow(
  { enquiry, firstBody, seen }: InboxRow,
  moment: number,
  { colleagues, timeZone }: { colleagues: readonly Colleague[]; timeZone: string },
) {
  const { reference, name, company, state, subject, topics, waitsSince, snoozedUntil, changedAt } = enquiry;
  const snoozed = snoozedUntil !== null && snoozedUntil.getTime() > moment;
  const isOpen = state === 'open' || state === 'unconfirmed';
  const waits = isOpen && !snoozed && waitsSince !== null;
  return {
    reference,
    name,
    company,
    title: titleOf(firstBody),
    about: aboutOf(subject, topics),
    standing: standingOf({ state, snoozed, seen }),
    seen: seen || !isOpen,
    assignee: colleagues.find(({ userId }) => userId === enquiry.assigneeId)?.name ?? null,
    late: waits && waitsSince.getTime() <= promiseEnded(moment),
    since: waits
      ? lastingWords(waitsSince.getTime(), moment)
      : shortWhen(snoozed ? snoozedUntil : changedAt, new Date(moment), timeZone),
  };
}

/** One line of the inbox. */
export type ShownRow = ReturnType<typeof shownRow>;

async function shownList(person: Person, wish: InboxWish, colleagues: readonly Colleague[]) {
  const moment = now().getTime();
  const counts = await countTabs(person.userId, wish);
  const total = counts[wish.tab];
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(wish.page, pages);
  const rows = await inboxRows(person.userId, { ...wish, page });
  const timeZone = person.zone ?? readSettings().contact.timeZone;
  return {
    ...wish,
    page,
    pages,
    total,
    counts,
    first: rows.length > 0 ? (page - 1) * pageSize + 1 : 0,
    rows: rows.map((row) => shownRow(row, moment, { colleagues, timeZone })),
  };
}

/** A page of the inbox, with what was searched for. */
export type InboxList = Awaited<ReturnType<typeof shownList>>;

/** What /admin-panel/inbox shows: the list, and one conversation; the first of the list where the address names none. */
export async function inboxPage(person: Person, url: URL, colleagues: readonly Colleague[]) {
  const list = await shownList(person, inboxSchema.parse(Object.fromEntries(url.searchParams)), colleagues);
  const asked = url.searchParams.get('open') ?? '';
  const reference = asked && asked !== 'oldest' ? asked : (list.rows[0]?.reference ?? '');
  const open = reference ? await staffThread({ reference, person, asStaff: true }, colleagues) : null;
  const at = list.rows.findIndex((row) => row.reference === reference);
  const facts = open && { name: open.name, reference: open.reference, own: person.name ?? '' };
  const replies = (await listReplies()).map(({ id, title, body }) => ({
    id,
    title,
    text: facts ? filledReply(body, facts) : body,
  }));
  return {
    list,
    /** Whether the address names the open conversation: only then it replaces the list on a phone. */
    asked: asked !== '',
    open,
    before: list.rows[at - 1]?.reference ?? null,
    after: at >= 0 ? (list.rows[at + 1]?.reference ?? null) : null,
    /** What the reply begins with, for a page without scripts. */
    begun: replies.find(({ id }) => id === url.searchParams.get('reply'))?.text ?? null,
    writes: url.searchParams.get('write') === 'note' ? ('note' as const) : ('reply' as const),
    replies,
    snoozes: snoozeChoices(now().getTime(), readSettings().contact.timeZone),
    colleagues,
    own: person.userId,
  };
}

/** The inbox as it is shown. */
export type InboxPage = Awaited<ReturnType<typeof inboxPage>>;
