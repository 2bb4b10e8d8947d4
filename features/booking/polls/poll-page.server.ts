import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { freeSlotsWithin } from '../availability.server.ts';
import { bookings } from '../tables.server.ts';
import { type PollClaim, pollUrl, readPollLink, readVoteToken } from './links.server.ts';
import { type Poll, pollById, votesOf } from './queries.server.ts';
import { tally } from './rules.ts';

async function freeStarts({ type, starts }: Poll): Promise<Set<string>> {
  const times = starts.map((start) => Date.parse(start));
  const within = { start: Math.min(...times), end: Math.max(...times) + 1 };
  const slots = await freeSlotsWithin(services().database.db, { type, within });
  return new Set(slots.map(({ start }) => new Date(start).toISOString()));
}

/** When the meeting is that came of a poll; null when none did, or it was called off. */
async function decidedFor({ poll }: Poll): Promise<string | null> {
  if (!poll.bookingId) return null;
  const [row] = await services().database.db.select().from(bookings).where(eq(bookings.id, poll.bookingId));
  return row?.status === 'confirmed' ? row.startAt.toISOString() : null;
}

async function shown(claim: PollClaim, poll: Poll, own: string | null) {
  const votes = await votesOf(services().database.db, poll.poll.id);
  const free = await freeStarts(poll);
  const standings = tally(
    poll.starts,
    votes.map(({ marks }) => marks),
  );
  const mine = votes.find(({ id }) => id === own) ?? null;
  return {
    role: claim.role,
    title: poll.poll.title || poll.type.name,
    type: { slug: poll.type.slug, name: poll.type.name, minutes: poll.type.minutes },
    askedBy: poll.poll.name,
    zone: poll.poll.zone,
    closed: poll.poll.closedAt !== null,
    over: poll.poll.lastAt < now(),
    decided: await decidedFor(poll),
    /** Addresses stay with who asked for the outcome: nobody else is shown them. */
    voters: votes.map(({ id, name, marks }) => ({ id, name, marks, own: id === own })),
    times: standings.map((standing) => ({ ...standing, free: free.has(standing.start) })),
    mine: mine && { name: mine.name, email: mine.email, marks: mine.marks },
    shareUrl: claim.role === 'organiser' ? pollUrl(poll.poll.id, 'guest') : null,
  };
}

/** A poll as the holder of a link sees it, or null; `vote` is what lets them change their own answer. */
export async function shownPoll(token: string, vote: string) {
  const claim = readPollLink(token.slice(0, 2000));
  const poll = claim && (await pollById(services().database.db, claim.poll));
  return poll ? shown(claim, poll, readVoteToken(vote.slice(0, 2000))) : null;
}

/** What that page shows. */
export type ShownPoll = NonNullable<Awaited<ReturnType<typeof shownPoll>>>;

/** Who asked, as the booking form is filled in for them; empty for a link that does not entitle to it. */
export async function pollWords(token: string | null): Promise<Record<string, string>> {
  const claim = token ? readPollLink(token.slice(0, 2000)) : null;
  if (claim?.role !== 'organiser') return {};
  const poll = await pollById(services().database.db, claim.poll);
  if (!poll || poll.poll.closedAt) return {};
  return { name: poll.poll.name, email: poll.poll.email, agenda: poll.poll.title };
}
