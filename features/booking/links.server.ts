import { z } from 'zod';
import { services } from '#server/services.ts';
import { makeToken, readToken } from '#server/tokens.ts';
import { type LinkClaim, type LinkRole, linkRoles } from './policy.ts';

const purpose = 'booking.meeting';
const feedPurpose = 'booking.feed';
const waitPurpose = 'booking.wait';
const claimSchema = z.object({ id: z.uuid(), role: z.enum(linkRoles) });
const feedClaimSchema = z.object({ feed: z.uuid() });
const waitClaimSchema = z.object({ wait: z.uuid() });

/** The token of a meeting's pages for one who holds it; the policy, not a date in it, says what it is still good for. */
export const meetingToken = (id: string, role: LinkRole): string =>
  makeToken(services().secret, purpose, { id, role });

/** The page that shows a meeting, and from which it is moved or cancelled. */
export const meetingUrl = (id: string, role: LinkRole): string =>
  `${services().env.PUBLIC_URL}/booking/meeting?token=${meetingToken(id, role)}`;

/** The page that books such a meeting, with a time or a day chosen if given. */
export function bookUrl(type: string, chosen: { start?: string; day?: string; zone?: string } = {}): string {
  return `${services().env.PUBLIC_URL}/book_an_appointment?${new URLSearchParams({ type, ...chosen })}`;
}

/** The private address of a calendar feed. */
export const feedUrl = (feed: string): string =>
  `${services().env.PUBLIC_URL}/api/booking/feed/${makeToken(services().secret, feedPurpose, { feed })}.ics`;

/** What a meeting's link entitles to, or null. */
export function readLink(token: string): LinkClaim | null {
  const parsed = claimSchema.safeParse(readToken(services().secret, purpose, token));
  return parsed.success ? parsed.data : null;
}

/** Which feed an address names, or null. */
export function readFeedLink(token: string): string | null {
  const parsed = feedClaimSchema.safeParse(readToken(services().secret, feedPurpose, token));
  return parsed.success ? parsed.data.feed : null;
}

/** The token of somebody's place on the list of a full day. */
export const waitToken = (wait: string): string => makeToken(services().secret, waitPurpose, { wait });

/** The page that shows such a place, and from which it is left. */
export const waitUrl = (wait: string): string =>
  `${services().env.PUBLIC_URL}/booking/waiting?token=${waitToken(wait)}`;

/** Which place on a waiting list a link names, or null. */
export function readWaitLink(token: string): string | null {
  const parsed = waitClaimSchema.safeParse(readToken(services().secret, waitPurpose, token));
  return parsed.success ? parsed.data.wait : null;
}
