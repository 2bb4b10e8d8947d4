import { and, eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { forbidden } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { linkOver } from '../errors.server.ts';
import { changeLimit } from '../limits.ts';
import { feedUrl, readLink } from '../links.server.ts';
import { type LinkClaim, mayOpenFeed, maySee } from '../policy.ts';
import { holdMeeting, type Meeting, meetingByLink } from '../queries.server.ts';
import { bookingFeeds } from '../tables.server.ts';

/** A feed asked for by a meeting's link, with the network address it comes from. */
interface FeedWish {
  token: string;
  address: string;
}

type Owner = Pick<typeof bookingFeeds.$inferSelect, 'owner' | 'ownerKey'>;

async function asOwner<T>(wish: FeedWish, work: (tx: Tx, owner: Owner) => Promise<T>): Promise<T> {
  await services().limits.take(changeLimit, wish.address);
  const claim = readLink(wish.token);
  if (!claim) throw linkOver();
  return services().inTransaction(async (tx) => {
    const meeting = await holdMeeting(tx, claim.id);
    if (!meeting || !maySee(claim, meeting.booking, now())) throw linkOver();
    if (!mayOpenFeed(claim, meeting.booking, now()))
      throw forbidden('Please use the link in our email, so we know that the address is yours.');
    return work(tx, ownerBy(claim, meeting));
  });
}

const ownerBy = ({ role }: LinkClaim, { host, booking }: Pick<Meeting, 'host' | 'booking'>): Owner =>
  role === 'host' ? { owner: 'host', ownerKey: host.id } : visitorOf(booking.emailKey);

async function open(tx: Tx, owner: Owner): Promise<string> {
  const [made] = await tx
    .insert(bookingFeeds)
    .values({ id: newId(), ...owner, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: bookingFeeds.id });
  if (made) {
    await recordEvent(tx, { kind: 'booking.feed-opened', subject: `feed:${made.id}`, actor: owner.owner });
    return feedUrl(made.id);
  }
  const [known] = await tx.select().from(bookingFeeds).where(isOf(owner));
  if (!known) throw linkOver();
  return feedUrl(known.id);
}

async function end(tx: Tx, owner: Owner): Promise<void> {
  const gone = await tx.delete(bookingFeeds).where(isOf(owner)).returning({ id: bookingFeeds.id });
  for (const { id } of gone)
    await recordEvent(tx, { kind: 'booking.feed-revoked', subject: `feed:${id}`, actor: owner.owner });
}

/** Gives the private calendar address of the one a link was sent to; asking again gives the same until it is revoked. */
export const openFeed = (wish: FeedWish): Promise<string> => asOwner(wish, open);

/** Ends the private calendar address of the one a link was sent to; a later one is another. */
export const revokeFeed = (wish: FeedWish): Promise<void> => asOwner(wish, end);

/** The private calendar address of the one a link was sent to: null where there is none yet, undefined for who may have none. */
export async function linkedFeed(token: string): Promise<string | null | undefined> {
  const meeting = await meetingByLink(token.slice(0, 2000));
  if (!meeting || !mayOpenFeed(meeting.claim, meeting.booking, now())) return undefined;
  return feedOf(ownerBy(meeting.claim, meeting));
}

/** A feed asked for from an account that has shown the address to be its own. */
interface OwnFeedWish {
  emailKey: string;
  address: string;
}

const visitorOf = (emailKey: string): Owner => ({ owner: 'visitor', ownerKey: emailKey });

/** The private calendar address of an account's own address, if there is one. */
export const ownFeed = (emailKey: string): Promise<string | null> => feedOf(visitorOf(emailKey));

async function feedOf(owner: Owner): Promise<string | null> {
  const [known] = await services()
    .database.db.select({ id: bookingFeeds.id })
    .from(bookingFeeds)
    .where(isOf(owner));
  return known ? feedUrl(known.id) : null;
}

/** Makes that address; asking again gives the same until it is ended. */
export async function openOwnFeed({ emailKey, address }: OwnFeedWish): Promise<string> {
  await services().limits.take(changeLimit, address);
  return services().inTransaction((tx) => open(tx, visitorOf(emailKey)));
}

/** Ends that address; a later one is another. */
export async function endOwnFeed({ emailKey, address }: OwnFeedWish): Promise<void> {
  await services().limits.take(changeLimit, address);
  await services().inTransaction((tx) => end(tx, visitorOf(emailKey)));
}

const isOf = ({ owner, ownerKey }: Owner) =>
  and(eq(bookingFeeds.owner, owner), eq(bookingFeeds.ownerKey, ownerKey));
