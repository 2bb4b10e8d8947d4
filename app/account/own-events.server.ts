import { z } from 'zod';
import { ownFeed } from '#features/booking/commands/feed.server.ts';
import { countMeetings, meetingKeys, shownOwnMeetings } from '#features/booking/own-meetings.server.ts';
import {
  countRegistrations,
  registrationKeys,
  shownOwnRegistrations,
} from '#features/events/own-registrations.server.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { listFields } from '#lib/lists/list-query.ts';
import { emailKeyOf } from '#lib/mail/email-key.ts';

const pageSize = 20;

const listSchema = z.object({
  ...listFields,
  when: z.enum(['upcoming', 'past']).optional().default('upcoming').catch('upcoming'),
});
type ListWish = z.output<typeof listSchema>;

/** The address that somebody has shown to be theirs, normalised; null where there is none. */
export const confirmedKey = ({ email, emailVerified }: Visitor): string | null =>
  emailVerified && email ? emailKeyOf(email) : null;

const countOf = async (emailKey: string, wish: Pick<ListWish, 'q' | 'when'>): Promise<number> =>
  (await countMeetings(emailKey, wish)) + (await countRegistrations(emailKey, wish));

/** One page of meetings and registrations together, in the order of time. */
async function pageOf(emailKey: string, wish: ListWish, zone: string) {
  const until = wish.page * pageSize;
  const keys = [
    ...(await meetingKeys(emailKey, wish, until)),
    ...(await registrationKeys(emailKey, wish, until)),
  ];
  const sign = wish.when === 'upcoming' ? 1 : -1;
  const ids = keys
    .toSorted((a, b) => sign * (a.startAt.getTime() - b.startAt.getTime()))
    .slice(until - pageSize, until)
    .map(({ id }) => id);
  const shown = [...(await shownOwnMeetings(ids, zone)), ...(await shownOwnRegistrations(ids, zone))];
  return shown.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** What /account/events shows: meetings and places of the account's confirmed address. */
export async function ownEvents(visitor: Visitor, url: URL) {
  const emailKey = confirmedKey(visitor);
  if (!emailKey) return null;
  const wish = listSchema.parse(Object.fromEntries(url.searchParams));
  const counts = {
    upcoming: await countOf(emailKey, { q: wish.q, when: 'upcoming' }),
    past: await countOf(emailKey, { q: wish.q, when: 'past' }),
  };
  const pages = Math.max(1, Math.ceil(counts[wish.when] / pageSize));
  const page = Math.min(wish.page, pages);
  return {
    ...wish,
    page,
    pages,
    counts,
    rows: await pageOf(emailKey, { ...wish, page }, visitor.zone),
    feed: await ownFeed(emailKey),
  };
}

/** The page that somebody with a confirmed address sees. */
export type OwnEvents = NonNullable<Awaited<ReturnType<typeof ownEvents>>>;
