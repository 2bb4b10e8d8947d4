import { and, eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { forbidden } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { ground } from '#server/ground.ts';
import { newId } from '#server/ids.ts';
import { linkOver } from '../errors.server.ts';
import { changeLimit } from '../limits.ts';
import { feedUrl, readLink } from '../links.server.ts';
import { mayOpenFeed, maySee } from '../policy.ts';
import { holdMeeting } from '../queries.server.ts';
import { bookingFeeds } from '../tables.server.ts';

/** A feed asked for by a meeting's link, with the network address it comes from. */
export interface FeedWish {
  token: string;
  address: string;
}

type Owner = Pick<typeof bookingFeeds.$inferSelect, 'owner' | 'ownerKey'>;

async function asOwner<T>(wish: FeedWish, work: (tx: Tx, owner: Owner) => Promise<T>): Promise<T> {
  await ground().limits.take(changeLimit, wish.address);
  const claim = readLink(wish.token);
  if (!claim) throw linkOver();
  return ground().inTransaction(async (tx) => {
    const meeting = await holdMeeting(tx, claim.id);
    if (!meeting || !maySee(claim, meeting.booking, now())) throw linkOver();
    if (!mayOpenFeed(claim, meeting.booking, now()))
      throw forbidden('Please use the link in our mail: it shows that the address is yours.');
    const { booking, host } = meeting;
    return work(
      tx,
      claim.role === 'host'
        ? { owner: 'host', ownerKey: host.id }
        : { owner: 'visitor', ownerKey: booking.emailKey },
    );
  });
}

/** Gives the private calendar address of the one a link was sent to; asking again gives the same until it is revoked. */
export function openFeed(wish: FeedWish): Promise<string> {
  return asOwner(wish, async (tx, owner) => {
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
  });
}

/** Ends the private calendar address of the one a link was sent to; a later one is another. */
export async function revokeFeed(wish: FeedWish): Promise<void> {
  await asOwner(wish, async (tx, owner) => {
    const gone = await tx.delete(bookingFeeds).where(isOf(owner)).returning({ id: bookingFeeds.id });
    for (const { id } of gone)
      await recordEvent(tx, { kind: 'booking.feed-revoked', subject: `feed:${id}`, actor: owner.owner });
  });
}

const isOf = ({ owner, ownerKey }: Owner) =>
  and(eq(bookingFeeds.owner, owner), eq(bookingFeeds.ownerKey, ownerKey));
